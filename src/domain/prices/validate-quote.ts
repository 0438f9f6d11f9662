import Big from 'big.js'
import type { Instant } from '../time.ts'
import { dayNumber } from './day-number.ts'
import { marketDayOf } from './market-calendar.ts'
import type { Decimal } from './money.ts'
import { adjustForSplits, type Split, type SplitRatio, splitPrice } from './split.ts'

/** A larger move in a day, without a split, is more often a provider's mistake than a market's move. */
const LARGEST_DAYS_MOVE = 0.4
/** An older price tells little about a day's move. */
const COMPARABLE_DAYS = 7

/** A price in USD per share, and its moment. */
type Seen = { readonly price: Decimal; readonly at: Instant }

/** A provider's price, and what it is compared with. USD per share. */
type PriceClaim = {
  readonly claimed: Seen & { readonly previousClose: Decimal | null }
  /** The last price that was accepted. */
  readonly accepted: Seen | null
  /** The known splits of the symbol. */
  readonly splits: readonly Split[]
  /** The price of the symbol that waits for an answer; null or left out when none does. */
  readonly quarantined?: Seen | null
}

/** Whether to accept a price, and the previous close in shares of its day. */
export type QuoteVerdict =
  | { readonly isValid: true; readonly previousClose: Decimal | null }
  | {
      readonly isValid: false
      readonly comparedWith: Decimal
      readonly movePercent: Decimal
      /** The split that the move looks like; left out when it looks like none. */
      readonly looksLike?: SplitRatio
      /** It waits with the price that waits already, and does not look like a split itself; left out otherwise. */
      readonly isWaitingWith?: true
    }

/**
 * Rejects a price that moved too far without a known split: about as far as a split would move it (see looksLikeSplitSince), or
 * more than 40% from a price of the last seven days. It is compared with the last accepted price
 * and with the previous close that came with it. Once a price of the same day has been accepted, the previous close is
 * not compared again, because that price was compared with it, or was confirmed by a user. While a price that looks like a split waits
 * for an answer, the next ones wait with it, however far they have moved from the ratio meanwhile, until one is back in the old
 * shares.
 */
export function validateQuote({ claimed, accepted, splits, quarantined = null }: PriceClaim): QuoteVerdict {
  const day = marketDayOf(claimed.at)
  const previousClose = inNewShares(claimed.previousClose, claimed.price, day, splits)
  const before =
    accepted && inNewShares(inSharesOf(day, accepted, splits), claimed.price, marketDayOf(accepted.at), splits)
  const isSuspicious = (other: Decimal | null, isOfYesterday: boolean, at: Instant) =>
    other !== null &&
    (looksLikeSplitSince({ price: other, at }, claimed) !== null || (isOfYesterday && isTooFar(claimed.price, other)))
  const isWaiting =
    before !== null && accepted !== null && waitsWith(quarantined, { price: before, at: accepted.at }, claimed)
  const isFromBefore = isWaiting || isSuspicious(before, isComparable(accepted, day), accepted?.at ?? claimed.at)
  const isSettledToday = accepted !== null && marketDayOf(accepted.at) === day
  const suspicious =
    !isSettledToday && isSuspicious(previousClose, true, claimed.at) ? previousClose : isFromBefore ? before : null
  if (suspicious === null) return { isValid: true, previousClose }
  const looksLike = looksLikeSplit(suspicious, claimed.price)
  const move = { comparedWith: suspicious, movePercent: movePercent(claimed.price, suspicious) }
  const isWaitingWith = isWaiting && looksLike === null
  return { isValid: false, ...move, ...(looksLike && { looksLike }), ...(isWaitingWith && { isWaitingWith }) }
}

/** Whether a later price than `before` looks like a split of that and waits for an answer, and a further one is not back in the old shares. */
const waitsWith = (quarantined: Seen | null, before: Seen, { price, at }: Seen): boolean =>
  quarantined !== null &&
  quarantined.at > before.at &&
  dayNumber(marketDayOf(at)) - dayNumber(marketDayOf(quarantined.at)) <= QUESTION_DAYS &&
  !isInSameShares(before.price, price) &&
  looksLikeSplitSince(before, quarantined) !== null

/** For how many days a question holds further prices: by then a provider has reported a split, or there was none. */
const QUESTION_DAYS = 30

/** How far (as a fraction) a price may be from one of other days and still be in the same shares. No split is as small. */
const SAME_SHARES = 0.25

/** Whether two prices are near enough to be of the same shares, so that there was no split between them. */
export const isInSameShares = (one: Decimal, other: Decimal): boolean =>
  new Big(other).minus(one).abs().lte(new Big(one).times(SAME_SHARES))

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

/** For how many days a rise to at least so many times is more likely a reverse split than the market's own move. */
const DAYS_OF_RISE = [
  { times: 10, days: 365 },
  { times: 2, days: 30 },
  { times: 1, days: COMPARABLE_DAYS },
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
  // Almost no move is near a ratio. Only for one that is, by more than floating point errs, it is computed exactly.
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

/** On the day of a split, some providers still give the previous close, or even the price itself, in old shares. */
function inNewShares(close: Decimal | null, price: Decimal, day: string, splits: readonly Split[]): Decimal | null {
  const split = splits.find(({ effectiveOn }) => effectiveOn === day)
  if (close === null || !split || !(isTooFar(price, close) || looksLikeSplit(close, price))) return close
  const adjusted = splitPrice(close, split)
  return isTooFar(price, adjusted) ? close : adjusted
}

/** Whether a price is young enough that a move of 40% from it is a leap of some days. */
const isComparable = (accepted: Seen | null, day: string): boolean =>
  accepted !== null && dayNumber(day) - dayNumber(marketDayOf(accepted.at)) <= COMPARABLE_DAYS

const inSharesOf = (day: string, accepted: Seen, splits: readonly Split[]): Decimal =>
  adjustForSplits(
    accepted.price,
    marketDayOf(accepted.at),
    splits.filter(({ effectiveOn }) => effectiveOn <= day),
  )

const isTooFar = (price: Decimal, from: Decimal): boolean => {
  const start = new Big(from)
  return start.gt(0) && new Big(price).minus(start).abs().gt(start.times(LARGEST_DAYS_MOVE))
}

/** With one decimal. A price above zero has not lost all, so what rounds to 100.0% is rounded the other way. */
function movePercent(price: Decimal, from: Decimal): Decimal {
  const percent = new Big(price).minus(from).div(from).times(100)
  const rounded = percent.round(1, Big.roundHalfUp)
  return (rounded.eq(-100) && percent.gt(-100) ? percent.round(1, Big.roundDown) : rounded).toFixed(1)
}

/** Whether a move between two prices is about what a split would cause (within a tenth). */
export function isExplainedBy(split: Split, from: Decimal, to: Decimal): boolean {
  const expected = new Big(splitPrice(from, split))
  return expected.gt(0) && new Big(to).minus(expected).abs().lte(expected.times(0.1))
}
