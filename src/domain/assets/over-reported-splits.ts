import { marketDayOf } from '../prices/market-calendar.ts'
import { endOfDay } from '../prices/market-session.ts'
import type { Split } from '../prices/split.ts'
import type { Asset, AssetEntry } from './asset.ts'
import { isBetweenHoldings, unrecordedOf } from './pending-split.ts'
import type { HoldingPeriod } from './position.ts'
import { replayAsset } from './replay-asset.ts'

/** An asset and its entries. */
type Journal = { readonly asset: Asset; readonly entries: readonly AssetEntry[] }

/**
 * A journal as every figure reads it that compares prices, while splits of the share are only reported. It is the one rule of them:
 * - One between two holdings counts as if it were recorded. Nothing was held on its day, so nobody has to say how many shares it made,
 *   and what was sold before it is told in the shares of what was bought after it.
 * - One while something was held leaves open how many shares a later sale of it was of, until it is recorded. Such a sale has no known
 *   price, as the lists know no gain of it; and neither an alert nor a noted price from then on is held against what is in old shares.
 * One from before the first entry, or from after the last sale, concerns no entry: it divides closes alone.
 * @param entries of the asset, as they stand in the ledger or corrected
 * @param allSplits that are known of the share and have taken effect, recorded or only reported
 * @returns the very same journal where there is no such split
 */
export function overReportedSplits({ asset, entries }: Journal, allSplits: readonly Split[]): Journal {
  const told = entriesOver(asset, entries, allSplits)
  return told === entries ? { asset, entries } : { asset: replayAsset(told) ?? asset, entries: told }
}

/** The entries alone. */
export function entriesOver(
  asset: Asset,
  entries: readonly AssetEntry[],
  allSplits: readonly Split[],
): readonly AssetEntry[] {
  const unrecorded = unrecordedOfShare(asset, allSplits)
  if (unrecorded.length === 0) return entries
  const between = unrecorded.filter(({ effectiveOn }) => isBetweenHoldings(asset, effectiveOn))
  const open = holdingsOver(asset, unrecorded)
  if (between.length === 0 && open.length === 0) return entries
  const sales = salesOver(asset, unrecorded)
  const isTold = (entry: AssetEntry): boolean =>
    (entry.kind !== 'level-crossed' && entry.kind !== 'price-noted') ||
    !open.some((holding) => isWithin(marketDayOf(entry.price.at), holding))
  return [
    ...entries.filter(isTold).map((entry) => withoutPrice(entry, sales)),
    ...between.map((split, at) => asIfRecorded(split, asset.assetId, lastOf(entries) + 1 + at)),
  ]
}

/** Those that are only reported; a contract is divided by none. */
const unrecordedOfShare = ({ facts, splits }: Asset, allSplits: readonly Split[]): readonly Split[] =>
  facts.type === 'stock' ? unrecordedOf(allSplits, splits) : []

/**
 * The sales of a holding from the day of such a split on: of how many shares they were is not known until it is recorded.
 * @returns their sequences
 */
export function salesOver(asset: Asset, allSplits: readonly Split[]): ReadonlySet<number> {
  const unrecorded = unrecordedOfShare(asset, allSplits)
  if (unrecorded.length === 0) return NO_SALES
  const firstDays = asset.holdingPeriods.map((holding) => firstDayOver(holding, unrecorded))
  const isOver = ({ does, on, periodIndex }: Asset['trades'][number]) =>
    does === 'sell' && on >= (firstDays[periodIndex] ?? NEVER)
  return new Set(asset.trades.filter(isOver).map(({ sequence }) => sequence))
}

const NO_SALES: ReadonlySet<number> = new Set()
const NEVER = '9999-12-31'

/** The first split that is only reported and took effect while something was held. */
export function openSplit(asset: Asset, allSplits: readonly Split[]): Split | null {
  const unrecorded = unrecordedOfShare(asset, allSplits)
  return byDay(asset.holdingPeriods.flatMap((holding) => splitsWithin(holding, unrecorded)))[0] ?? null
}

function splitsWithin({ openedAt, closedAt }: HoldingPeriod, unrecorded: readonly Split[]): readonly Split[] {
  const [openedOn, closedOn] = [marketDayOf(openedAt), closedAt === null ? NEVER : marketDayOf(closedAt)]
  return unrecorded.filter(({ effectiveOn }) => effectiveOn > openedOn && effectiveOn <= closedOn)
}

const byDay = (splits: readonly Split[]): readonly Split[] =>
  splits.toSorted((one, other) => (one.effectiveOn < other.effectiveOn ? -1 : 1))

const firstDayOver = (holding: HoldingPeriod, unrecorded: readonly Split[]): string | undefined =>
  byDay(splitsWithin(holding, unrecorded))[0]?.effectiveOn

type DaysOver = { readonly from: string; readonly until: string }

const holdingsOver = ({ holdingPeriods }: Asset, unrecorded: readonly Split[]): readonly DaysOver[] =>
  holdingPeriods.flatMap((holding) => {
    const from = firstDayOver(holding, unrecorded)
    return from === undefined
      ? []
      : [{ from, until: holding.closedAt === null ? NEVER : marketDayOf(holding.closedAt) }]
  })

const isWithin = (day: string, { from, until }: DaysOver): boolean => day >= from && day <= until

/** A correction of that price would bring it back. */
function withoutPrice(entry: AssetEntry, sales: ReadonlySet<number>): AssetEntry {
  if (entry.kind === 'decision-recorded' && sales.has(entry.sequence)) return { ...entry, price: null }
  return entry.kind === 'correction-recorded' && entry.field === 'price' && sales.has(entry.correctsSequence)
    ? { ...entry, to: null }
    : entry
}

const lastOf = (entries: readonly AssetEntry[]): number =>
  entries.reduce((last, { sequence }) => Math.max(last, sequence), 0)

/** Recorded last of all, so that alerts from before it are in the shares of their day. */
const asIfRecorded = (split: Split, assetId: number, sequence: number): AssetEntry => ({
  kind: 'split-recorded',
  assetId,
  effectiveOn: split.effectiveOn,
  newShares: split.newShares,
  oldShares: split.oldShares,
  source: 'typed',
  sequence,
  recordedAt: endOfDay(split.effectiveOn),
})
