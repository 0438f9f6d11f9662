import { type AssetPeriods, periodsOf } from '#domain/journal-facts/sales.ts'
import type { Db } from '../database/open-database.ts'
import { findPlace, type LedgerPlace, listStatesSince } from '../ledger/changed-states.ts'
import { readState } from '../ledger/read-model.ts'

type RememberedPeriods = { readonly upTo: LedgerPlace; readonly byAsset: Map<number, AssetPeriods> }

/** By user, those who asked last at the end: nothing that could not be read again. */
const remembered = new WeakMap<Db, Map<string, RememberedPeriods>>()
/** Of all users together, of a kilobyte or two each. */
const MOST_ASSETS = 20_000

/**
 * What somebody bought and sold, asset by asset, without any price: only what was recorded of since the last time is read, so
 * that a critique costs the same however many assets they have.
 */
export async function rememberPeriods(db: Db, userId: string): Promise<readonly AssetPeriods[]> {
  const users = remembered.get(db) ?? new Map<string, RememberedPeriods>()
  remembered.set(db, users)
  const upTo = await findPlace(db, userId)
  const before = users.get(userId)
  const known = before && before.upTo.mended === upTo.mended ? before : null
  const byAsset = known?.byAsset ?? new Map<number, AssetPeriods>()
  for (const { asset_id, state } of await listStatesSince(db, userId, known?.upTo.sequence ?? 0)) {
    const asset = readState(state)
    if (asset) byAsset.set(asset_id, periodsOf(asset))
    else byAsset.delete(asset_id)
  }
  keep(users, userId, { upTo, byAsset })
  return [...byAsset.values()]
}

/** Forgets those who asked longest ago once there is too much. */
function keep(users: Map<string, RememberedPeriods>, userId: string, current: RememberedPeriods): void {
  users.delete(userId)
  users.set(userId, current)
  let count = 0
  for (const { byAsset } of users.values()) count += byAsset.size
  for (const [oldest, { byAsset }] of users) {
    if (count <= MOST_ASSETS || users.size === 1) return
    users.delete(oldest)
    count -= byAsset.size
  }
}
