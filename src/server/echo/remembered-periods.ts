import { type AssetPeriods, periodsOf } from '#domain/journal-facts/sales.ts'
import type { Db } from '../database/open-database.ts'
import { makeUserCache } from '../database/user-cache.ts'
import { findPlace, type LedgerPlace, listStatesSince } from '../ledger/changed-states.ts'
import { readState } from '../ledger/read-model.ts'
import { listSplitsOfLists } from '../prices/splits-of-lists.ts'

type RememberedPeriods = {
  readonly upTo: LedgerPlace
  /** The splits that were reported then: nobody records when one is. */
  readonly splits: string
  readonly byAsset: Map<number, AssetPeriods>
}

/** The limit of assets of all users together, each of which takes a kilobyte or two. */
const MOST_ASSETS = 20_000
const remembered = makeUserCache<RememberedPeriods>(MOST_ASSETS, ({ byAsset }) => byAsset.size)

/**
 * What a user bought and sold, asset by asset, without prices. Only assets with entries since the last call are read, so that the
 * cost of a critique does not grow with the number of assets.
 * @param today New York's day
 */
export async function rememberPeriods(db: Db, userId: string, today: string): Promise<readonly AssetPeriods[]> {
  const upTo = await findPlace(db, userId)
  const before = remembered.find(db, userId)
  const splits = await listSplitsOfLists(db, userId, today)
  const valid = before && before.upTo.mended === upTo.mended && before.splits === splits.asText ? before : null
  const byAsset = valid?.byAsset ?? new Map<number, AssetPeriods>()
  for (const { asset_id, state } of await listStatesSince(db, userId, valid?.upTo.sequence ?? 0)) {
    const asset = readState(state)
    if (asset) byAsset.set(asset_id, periodsOf(asset, splits.of(asset)))
    else byAsset.delete(asset_id)
  }
  remembered.store(db, userId, { upTo, splits: splits.asText, byAsset })
  return [...byAsset.values()]
}
