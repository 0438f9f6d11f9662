import Big from 'big.js'
import type { Instant } from '../time.ts'
import { dayNumber } from './day-number.ts'
import { looksLikeSplit, looksLikeSplitSince, type Seen } from './looks-like-split.ts'
import { marketDayOf } from './market-calendar.ts'
import type { Decimal } from './money.ts'
import { adjustForSplits, type Split, type SplitRatio, splitPrice } from './split.ts'
import { isOpenOfSymbol, priceInQuestion } from './split-question.ts'

/** A larger move in a day, without a split, is more often a provider's mistake than a market's move. */
const LARGEST_DAYS_MOVE = 0.4
/** An older price tells little about a day's move. */
const COMPARABLE_DAYS = 7

/** A provider's price, and what it is compared with. USD per share. */
export type PriceClaim = {
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
      /** The split that the move looks like; left out when it looks like none. */
      readonly looksLike?: SplitRatio
      /** It waits with the price that is asked about already; left out otherwise. */
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
  const acceptedPrice =
    accepted && inNewShares(inSharesOf(day, accepted, splits), claimed.price, marketDayOf(accepted.at), splits)
  const isSuspicious = (other: Decimal | null, isOfYesterday: boolean, at: Instant) =>
    other !== null &&
    (looksLikeSplitSince({ price: other, at }, claimed) !== null || (isOfYesterday && isTooFar(claimed.price, other)))
  const before = accepted && acceptedPrice !== null ? { price: acceptedPrice, at: accepted.at } : null
  const waiting = before && quarantined && isOpenOfSymbol(before, quarantined, claimed.at) ? quarantined : null
  const isWaitingWith =
    before !== null && waiting !== null && priceInQuestion<Seen>(before, waiting, claimed) === waiting
  const isFromBefore =
    isWaitingWith || isSuspicious(acceptedPrice, isComparable(accepted, day), accepted?.at ?? claimed.at)
  const isSettledToday = accepted !== null && marketDayOf(accepted.at) === day
  const suspicious =
    !isSettledToday && isSuspicious(previousClose, true, claimed.at)
      ? previousClose
      : isFromBefore
        ? acceptedPrice
        : null
  if (suspicious === null) return { isValid: true, previousClose }
  const looksLike = looksLikeSplit(suspicious, claimed.price)
  return {
    isValid: false,
    comparedWith: suspicious,
    ...(looksLike && { looksLike }),
    ...(isWaitingWith && { isWaitingWith }),
  }
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
