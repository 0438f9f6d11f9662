import Big from 'big.js'
import type { Instant } from '../time.ts'
import { dayNumber } from './day-number.ts'
import { marketDayOf } from './market-calendar.ts'
import type { Decimal } from './money.ts'
import { type Split, type SplitRatio, splitPrice } from './split.ts'

/** A price in USD per share, and its moment. */
export type Seen = { readonly price: Decimal; readonly at: Instant }

/** The most frequent splits; each also counts in reverse. */
const SPLIT_RATIOS = [
  [3, 2],
  [2, 1],
  [3, 1],
  [4, 1],
  [5, 1],
  [10, 1],
  [20, 1],
] as const
const RATIOS = SPLIT_RATIOS.flatMap(([many, few]) => [
  { newShares: many, oldShares: few },
  { newShares: few, oldShares: many },
])
/** How near (as a fraction) a move must be to a ratio to look like that split; the market also moves a little that day. */
const NEAR_RATIO = 0.03
const ROUGHLY_NEAR = 0.04
const LEAST_SPLIT_MOVE = 0.25
/** Smaller than the least move by more than floating point errs. */
const TOO_SMALL = 0.24

/** For how many days a rise to at least so many times is more likely a reverse split than the market's own move. */
const DAYS_OF_RISE = [
  { times: 10, days: 365 },
  { times: 2, days: 30 },
  { times: 1, days: 7 },
] as const

/**
 * The split that a move from an earlier price to a later one looks like; null when it looks like none. A share needs longer to double
 * than to be split in reverse, so a rise looks like a split only for some days. A fall does however long it took, because a
 * mistaken loss tells a stop as well.
 */
export function looksLikeSplitSince(from: Seen, to: Seen): SplitRatio | null {
  const ratio = looksLikeSplit(from.price, to.price)
  if (ratio === null || new Big(to.price).lt(from.price)) return ratio
  const times = Number(ratio.oldShares) / Number(ratio.newShares)
  const longest = DAYS_OF_RISE.find((rise) => times >= rise.times)?.days ?? 0
  return dayNumber(marketDayOf(to.at)) - dayNumber(marketDayOf(from.at)) <= longest ? ratio : null
}

/** The split that a move from one price to another looks like; null when it looks like none. */
export function looksLikeSplit(from: Decimal, to: Decimal): SplitRatio | null {
  const roughly = Number(to) / Number(from)
  // Almost no move is near a ratio, and most are too small for any.
  if (Math.abs(roughly - 1) < TOO_SMALL) return null
  // Only for one that is near, by more than floating point errs, it is computed exactly.
  const near = RATIOS.filter(
    ({ newShares, oldShares }) => Math.abs((roughly * newShares) / oldShares - 1) < ROUGHLY_NEAR,
  )
  if (near.length === 0) return null
  const [before, after] = [new Big(from), new Big(to)]
  if (before.lte(0) || after.lte(0) || after.minus(before).abs().lte(before.times(LEAST_SPLIT_MOVE))) return null
  const isNear = ({ newShares, oldShares }: (typeof RATIOS)[number]) => {
    // The price after this split; both sides are multiplied by the old shares, so that nothing is divided.
    const [expected, seen] = [before.times(oldShares), after.times(newShares)]
    return seen.minus(expected).abs().lte(expected.times(NEAR_RATIO))
  }
  const found = near.find(isNear)
  return found ? { newShares: String(found.newShares), oldShares: String(found.oldShares) } : null
}

/** How far (as a fraction) a price may be from one of other days and still be in the same shares. No split is as small. */
const SAME_SHARES = 0.25

/** Whether two prices are near enough to be of the same shares, so that there was no split between them. */
export const isInSameShares = (one: Decimal, other: Decimal): boolean =>
  new Big(other).minus(one).abs().lte(new Big(one).times(SAME_SHARES))

/** Whether a price is as near to another one as a move has to be to a ratio. */
export const isSlightMove = (from: Decimal, to: Decimal): boolean =>
  new Big(to).minus(from).abs().lte(new Big(from).times(NEAR_RATIO))

/** Whether a move between two prices is about what a split would cause (within a tenth). */
export function isExplainedBy(split: Split, from: Decimal, to: Decimal): boolean {
  const expected = new Big(splitPrice(from, split))
  return expected.gt(0) && new Big(to).minus(expected).abs().lte(expected.times(0.1))
}
