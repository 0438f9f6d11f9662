import type { MirrorAsset } from '#domain/mirror/basis/mirror-asset.ts'
import type { ResultCache } from '#domain/mirror/basis/result-cache.ts'
import { type AssetReplay, rememberReplay, replayOf } from '#domain/mirror/of-one-asset.ts'
import type { Db } from '../database/open-database.ts'
import { programCode } from '../database/program-code.ts'
import { findLedgerResult, storeLedgerResult } from '../ledger/ledger-result-store.ts'

/** Which replays are stored, so that a process that does not remember them need not replay what earlier ones have. */
export type StoringReplays = {
  /** What tells the program from any other one, whose replays may differ; null: it may change, and nothing is stored. */
  readonly code: string | null
  /** After how many assets were replayed they are stored: fewer are replayed faster than they are written. */
  readonly leastReplays: number
}

export const STORING_REPLAYS: StoringReplays = { code: programCode(), leastReplays: 100 }

/** Replays by asset, of the entries that a journal begins with. */
type StoredReplays = {
  /** The sequence of the last of these entries. */
  readonly upTo: number
  readonly replays: readonly (readonly [assetId: number, replay: AssetReplay])[]
}

type Assets = { readonly assets: readonly MirrorAsset[]; readonly cached: ResultCache }

/**
 * Remembers what is stored of assets to whose entries none was added since.
 * @returns the remembered ones
 */
export async function rememberStoredReplays(
  db: Db,
  userId: string,
  { assets, cached }: Assets,
  { code }: StoringReplays,
): Promise<ReadonlySet<AssetReplay>> {
  const stored = code === null ? null : await findLedgerResult<StoredReplays>(db, userId, 'replays', code)
  if (!stored) return new Set()
  const byId = new Map(stored.replays)
  const remembered = assets.flatMap((each) => {
    const replay = isStorable(each) && isOfEntriesUpTo(stored.upTo, each) ? byId.get(each.asset.assetId) : undefined
    if (replay) rememberReplay(each, replay, cached)
    return replay ?? []
  })
  return new Set(remembered)
}

/** A split that is only reported may be taken back, and is no part of the journal. */
const isStorable = ({ pendingSplit, inLedger }: MirrorAsset): boolean => pendingSplit === null && !inLedger

const isOfEntriesUpTo = (sequence: number, { entries }: MirrorAsset): boolean =>
  (entries.at(-1)?.sequence ?? 0) <= sequence

/**
 * Stores the replays of a Mirror in the place of those of before, once many of them are not stored yet.
 * @param upTo the sequence of the last entry from which they were computed
 * @param stored the ones that are stored
 * @returns the ones that are stored now
 */
export async function storeReplays(
  db: Db,
  userId: string,
  { assets, cached, upTo }: Assets & { readonly upTo: number },
  stored: ReadonlySet<AssetReplay>,
  { code, leastReplays }: StoringReplays,
): Promise<ReadonlySet<AssetReplay>> {
  const replays = assets.filter(isStorable).map((each) => [each.asset.assetId, replayOf(each, cached)] as const)
  const notStored = replays.filter(([, replay]) => !stored.has(replay))
  if (code === null || notStored.length < leastReplays) return stored
  await storeLedgerResult<StoredReplays>(db, userId, 'replays', code, { upTo, replays })
  return new Set(replays.map(([, replay]) => replay))
}
