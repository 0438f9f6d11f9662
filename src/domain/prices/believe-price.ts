import Big from 'big.js'
import type { Instant } from '../time.ts'
import { dayNumber } from './day-number.ts'
import { marketDayOf } from './market-calendar.ts'
import type { Decimal } from './money.ts'
import { adjustForSplits, type Split, splitPrice } from './split.ts'

/** More than this in a day, without a split, is a provider's mistake more often than a market's move. */
const LARGEST_DAYS_MOVE = 0.4
/** An older price says little of what a day's move was. */
const COMPARABLE_DAYS = 7

type Seen = { readonly price: Decimal; readonly at: Instant }

/** What a provider says now, and what is known to compare it with. USD per share. */
export type PriceClaim = {
  readonly claimed: Seen & { readonly previousClose: Decimal | null }
  /** The last price that was believed. */
  readonly known: Seen | null
  /** Splits of the symbol that are known of. */
  readonly splits: readonly Split[]
}

/** Whether to believe a price, and the previous close in shares of its day. */
export type Belief =
  | { readonly isBelieved: true; readonly previousClose: Decimal | null }
  | { readonly isBelieved: false; readonly comparedWith: Decimal; readonly movePercent: Decimal }

/**
 * Holds back a price that moved by more than 40 % within a day without a split: against the previous close that came with
 * it, and against the last price that was believed.
 */
export function believePrice({ claimed, known, splits }: PriceClaim): Belief {
  const day = marketDayOf(claimed.at)
  const previousClose = inNewShares(claimed.previousClose, claimed.price, day, splits)
  const before = known && inNewShares(comparable(known, day, splits), claimed.price, marketDayOf(known.at), splits)
  const doubted = [previousClose, before].find((other) => other !== null && isTooFar(claimed.price, other))
  return doubted == null
    ? { isBelieved: true, previousClose }
    : { isBelieved: false, comparedWith: doubted, movePercent: movePercent(claimed.price, doubted) }
}

/** On the day of a split some providers still give the close of before in old shares, or even the price. */
function inNewShares(close: Decimal | null, price: Decimal, day: string, splits: readonly Split[]): Decimal | null {
  const split = splits.find(({ effectiveOn }) => effectiveOn === day)
  if (close === null || !split || !isTooFar(price, close)) return close
  const adjusted = splitPrice(close, split)
  return isTooFar(price, adjusted) ? close : adjusted
}

function comparable(known: Seen, day: string, splits: readonly Split[]): Decimal | null {
  const knownDay = marketDayOf(known.at)
  if (dayNumber(day) - dayNumber(knownDay) > COMPARABLE_DAYS) return null
  return adjustForSplits(
    known.price,
    knownDay,
    splits.filter(({ effectiveOn }) => effectiveOn <= day),
  )
}

const isTooFar = (price: Decimal, from: Decimal): boolean => {
  const start = new Big(from)
  return start.gt(0) && new Big(price).minus(start).abs().gt(start.times(LARGEST_DAYS_MOVE))
}

const movePercent = (price: Decimal, from: Decimal): Decimal =>
  new Big(price).minus(from).div(from).times(100).round(1, Big.roundHalfUp).toFixed(1)

/** Whether a move from one price to another is about what a split makes of it (within a tenth). */
export function isExplainedBy(split: Split, from: Decimal, to: Decimal): boolean {
  const expected = new Big(splitPrice(from, split))
  return expected.gt(0) && new Big(to).minus(expected).abs().lte(expected.times(0.1))
}
