import type { AssetEntry } from '#domain/assets/asset.ts'
import { correctedEntries } from '#domain/assets/corrected-entries.ts'
import { isOpening } from '#domain/assets/effective-order.ts'
import { addToEquity, type EquitySums, roomForCloses, startEquity } from '#domain/assets/equity.ts'
import { seriesSymbol } from '#domain/prices/series.ts'
import type { Db } from '../database/open-database.ts'
import { nextSlice } from '../event-loop/next-slice.ts'
import { listAllCloses, type StoredCloses } from '../prices/all-closes-store.ts'
import { changedSince } from '../prices/market-version.ts'
import type { OpenQuestions } from './past-days.ts'

/** How many assets are added up without a pause, which takes some milliseconds; then other work gets its turn. */
const ASSETS_IN_A_BLOCK = 25

/** The sums of some assets' days, and what shows whether they are still current. */
export type Block = {
  /** The first and the last number of the assets in it. */
  readonly from: number
  readonly to: number
  readonly origin: string
  readonly closesAsOf: ClosesAsOf
  readonly symbols: readonly string[]
  readonly sums: EquitySums
}

/** Which closes were stored: `version` is null where nothing tells of which symbols they are. */
export type ClosesAsOf = { readonly fingerprint: string; readonly version: number | null }

type Asked = {
  readonly entries: readonly AssetEntry[]
  readonly days: readonly string[]
  readonly open: OpenQuestions
  readonly closesAsOf: ClosesAsOf
  /** The blocks that were added up before. */
  readonly cached: readonly Block[]
}

/** The sums of all assets, block by block; blocks of which nothing has changed are reused. */
export async function addUpBlocks(db: Db, userId: string, wanted: Asked): Promise<Block[]> {
  const { entries, days, cached } = wanted
  const closes = roomForCloses(days)
  const byBlock = Map.groupBy(entries, ({ assetId }) => Math.floor((assetId - 1) / ASSETS_IN_A_BLOCK))
  const blocks: Block[] = []
  for (const [number, own] of byBlock) {
    const [from, to] = [number * ASSETS_IN_A_BLOCK + 1, (number + 1) * ASSETS_IN_A_BLOCK]
    const same = cached.find((block) => block.from === from)
    const origin = originOf(own, wanted)
    if (same?.origin === origin && !hasOtherCloses(db, same, wanted.closesAsOf)) {
      blocks.push(same)
      continue
    }
    const stored = await listAllCloses(db, userId, from, to)
    const { sums, symbols } = addUpBlock(own, stored, wanted, closes)
    blocks.push({ from, to, origin, closesAsOf: wanted.closesAsOf, symbols, sums })
    // Lets other work run, which thousands of sums in a row would hold up.
    await nextSlice()
  }
  return blocks
}

/** Everything that a block's sums depend on, except the closes. */
function originOf(entries: readonly AssetEntry[], { days, open }: Asked): string {
  const assets = [...new Set(entries.map(({ assetId }) => assetId))]
  const questions = assets.map((assetId) => [
    ...[open.pendingSplits.get(assetId), open.splitDays.get(assetId)],
    open.quarantinedAssets.has(assetId),
  ])
  return JSON.stringify([days[0], days.at(-1), entries.length, entries.at(-1)?.sequence, questions])
}

const hasOtherCloses = (db: Db, { closesAsOf: { fingerprint, version }, symbols }: Block, now: ClosesAsOf): boolean =>
  fingerprint !== now.fingerprint &&
  (version === null || symbols.some((symbol) => changedSince(db, 'closes', symbol, version)))

function addUpBlock(
  entries: readonly AssetEntry[],
  stored: readonly StoredCloses[],
  { days, open: { pendingSplits, splitDays, quarantinedAssets } }: Asked,
  room: ReturnType<typeof roomForCloses>,
): Pick<Block, 'sums' | 'symbols'> {
  const sums = startEquity(days, room)
  const symbols: string[] = []
  const bySymbol = Map.groupBy(stored, ({ symbol }) => symbol)
  for (const own of Map.groupBy(correctedEntries(entries), ({ assetId }) => assetId).values()) {
    const [opening] = own
    if (!opening || !isOpening(opening)) continue
    const symbol = seriesSymbol(opening.asset)
    symbols.push(symbol)
    const pieces = bySymbol.get(symbol) ?? []
    const of = (isOwn: boolean) => pieces.filter((piece) => piece.isOwn === isOwn).map(({ closes }) => closes)
    const pendingSplit = pendingSplits.get(opening.assetId) ?? null
    const closes = quarantinedAssets.has(opening.assetId) ? [] : of(false)
    const closesFrom = pieces.find(({ isOwn }) => !isOwn)?.from ?? ''
    const splits = { pendingSplit, splitDays: splitDays.get(opening.assetId) ?? null }
    addToEquity(sums, { entries: own, closes, closesFrom, ownCloses: of(true), ...splits })
  }
  return { sums, symbols }
}
