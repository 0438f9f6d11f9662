import type { AssetFacts, DecisionRecorded, Entry, SplitRecorded } from '../ledger/entry.ts'
import { dayNumber, dayOfNumber } from '../prices/day-number.ts'
import { marketDayOf } from '../prices/market-calendar.ts'
import type { Split } from '../prices/split.ts'
import type { AssetEntry } from './asset.ts'

/** The first decision on a company, which gives it its number on this user's lists. */
export const isOpening = (entry: Entry): entry is Entry<DecisionRecorded> & { readonly asset: AssetFacts } =>
  entry.kind === 'decision-recorded' && entry.asset !== null

/** Takes effect before entries that were recorded before it, so that a replay needs them all again. */
export const isToldLate = (entry: Entry): entry is Entry<SplitRecorded> => entry.kind === 'split-recorded'

/**
 * A split is told after the fact, so it takes the place before the first earlier entry of its day or of a later one: what
 * was bought since was bought in new shares. Everything else stands in the order of its recording.
 */
export function inEffectiveOrder(entries: readonly AssetEntry[]): readonly AssetEntry[] {
  if (!entries.some(isToldLate)) return entries
  let ordered: AssetEntry[] = []
  for (const entry of entries) {
    if (isToldLate(entry)) ordered = withSplit(ordered, entry)
    else ordered.push(entry)
  }
  return ordered
}

function withSplit(ordered: readonly AssetEntry[], split: Entry<SplitRecorded>): AssetEntry[] {
  const place = ordered.findIndex(
    (entry, index) => index > 0 && isPlaced(entry) && effectiveDay(entry) >= split.effectiveOn,
  )
  return place < 0 ? [...ordered, split] : ordered.toSpliced(place, 0, split)
}

/** A critique says nothing of shares, and its time is a runner's. */
const isPlaced = ({ kind }: AssetEntry): boolean => kind !== 'critique-recorded'

/**
 * The last day in whose shares a decision speaks: its own. Only of a first one a split may be recorded for that very day, and
 * then it was written in old shares.
 * @param splits those that are recorded
 */
export function dayOfShares(decision: Entry<DecisionRecorded>, splits: readonly Split[]): string {
  const { price, isPriceAttached, recordedAt } = decision
  const day = marketDayOf(isPriceAttached && price ? price.at : recordedAt)
  const isInOldShares = isOpening(decision) && splits.some(({ effectiveOn }) => effectiveOn === day)
  return isInOldShares ? dayOfNumber(dayNumber(day) - 1) : day
}

function effectiveDay(entry: AssetEntry): string {
  if (entry.kind === 'split-recorded') return entry.effectiveOn
  return marketDayOf(entry.kind === 'level-crossed' ? entry.price.at : entry.recordedAt)
}
