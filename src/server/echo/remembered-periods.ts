import { type AssetPeriods, periodsOf } from '#domain/journal-facts/sales.ts'
import type { Db } from '../database/open-database.ts'
import { findPlace, type LedgerPlace, listStatesSince } from '../ledger/changed-states.ts'
import { readState } from '../ledger/read-model.ts'

type RememberedPeriods = { readonly upTo: LedgerPlace; readonly byAsset: Map<number, AssetPeriods> }

/** A cache by user, the last to ask at the end. */
const remembered = new WeakMap<Db, Map<string, RememberedPeriods>>()
/** The limit of assets of all users together, each of which takes a kilobyte or two. */
const MOST_ASSETS = 20_000

/**
 * What a user bought and sold, asset by asset, without prices. Only assets with entries since the last call are read, so that the
 * cost of a critique does not grow with the number of assets.
 */
export async function rememberPeriods(db: Db, userId: string): Promise<readonly AssetPeriods[]> {
  const users = remembered.get(db) ?? new Map<string, RememberedPeriods>()
  remembered.set(db, users)
  const upTo = await findPlace(db, userId)
  const before = users.get(userId)
  const valid = before && before.upTo.mended === upTo.mended ? before : null
  const byAsset = valid?.byAsset ?? new Map<number, AssetPeriods>()
  for (const { asset_id, state } of await listStatesSince(db, userId, valid?.upTo.sequence ?? 0)) {
    const asset = readState(state)
    if (asset) byAsset.set(asset_id, periodsOf(asset))
    else byAsset.delete(asset_id)
  }
  keep(users, userId, { upTo, byAsset })
  return [...byAsset.values()]
}

/** Drops the users who asked longest ago once the cache is too large. */
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
