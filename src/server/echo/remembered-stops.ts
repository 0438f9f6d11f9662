import type { Asset } from '#domain/assets/asset.ts'
import { ContradictoryEntries } from '#domain/assets/replay-asset.ts'
import { type AssetStops, mayHaveReached, stopsOf } from '#domain/journal-facts/stops-reached.ts'
import { UnreadableEntry } from '#domain/ledger/read-entry.ts'
import type { Split } from '#domain/prices/split.ts'
import type { Db } from '../database/open-database.ts'
import { makeUserCache } from '../database/user-cache.ts'
import { nextSlice } from '../event-loop/next-slice.ts'
import { findPlace, type LedgerPlace, listStatesSince } from '../ledger/changed-states.ts'
import { readAssetEntries } from '../ledger/ledger-store.ts'
import { readState } from '../ledger/read-model.ts'
import { listSplitsOfLists } from '../prices/splits-of-lists.ts'

type RememberedStops = {
  readonly upTo: LedgerPlace
  /** New York's day on which they were told: what nobody has answered yet may be held through on the next. */
  readonly today: string
  /** The splits that were reported then. */
  readonly splits: string
  readonly byAsset: ReadonlyMap<number, AssetStops>
}

/** The limit of assets of all users together, each of which takes a kilobyte or two. */
const MOST_ASSETS = 20_000
const remembered = makeUserCache<RememberedStops>(MOST_ASSETS, ({ byAsset }) => byAsset.size)

/**
 * The stops of a user that were reached, asset by asset, as the Mirror reads them. Only the entries of assets that changed since the
 * last call are replayed, and of those only where a stop can have been reached; each asset in a slice of its own.
 */
export async function rememberStops(db: Db, userId: string, today: string): Promise<readonly AssetStops[]> {
  const upTo = await findPlace(db, userId)
  const before = remembered.find(db, userId)
  const splits = await listSplitsOfLists(db, userId, today)
  const isSame = before?.upTo.mended === upTo.mended && before.splits === splits.asText
  const isValid = isSame && !(before.today !== today && hasOpen(before))
  const byAsset = new Map(isValid ? before?.byAsset : [])
  for (const { asset_id, state } of await listStatesSince(db, userId, isValid ? (before?.upTo.sequence ?? 0) : 0)) {
    const asset = readState(state)
    const stops = asset && (await stopsIn(db, userId, asset, { today, allSplits: splits.of(asset) }))
    if (stops) byAsset.set(asset_id, stops)
    else byAsset.delete(asset_id)
  }
  remembered.store(db, userId, { upTo, today, splits: splits.asText, byAsset })
  return [...byAsset.values()]
}

const hasOpen = ({ byAsset }: RememberedStops): boolean =>
  [...byAsset.values()].some(({ stops }) => stops.some(({ response }) => response.was === 'open'))

/** null for an asset whose entries are damaged; the journal's check names it. */
async function stopsIn(
  db: Db,
  userId: string,
  asset: Asset,
  { today, allSplits }: { readonly today: string; readonly allSplits: readonly Split[] },
): Promise<AssetStops | null> {
  if (!mayHaveReached(asset)) return stopsOf(asset, [], today)
  await nextSlice()
  try {
    return stopsOf(asset, await readAssetEntries(db, userId, asset.assetId), today, allSplits)
  } catch (error) {
    if (error instanceof UnreadableEntry || error instanceof ContradictoryEntries) return null
    throw error
  }
}
