import { dayNumber, dayOfNumber } from '../prices/day-number.ts'
import { isInSameShares, looksLikeSplitSince } from '../prices/looks-like-split.ts'
import { marketDayOf } from '../prices/market-calendar.ts'
import type { Decimal } from '../prices/money.ts'
import { isOwn, type Price } from '../prices/price.ts'
import { adjustForSplits, type Split } from '../prices/split.ts'
import { priceInQuestion } from '../prices/split-question.ts'
import { DAY_MS, millisecondsBetween } from '../time.ts'
import type { Asset } from './asset.ts'
import { isBackFrom, quarantinedNow, waitingBesideLast } from './own-prices.ts'

/** A provider's price at its moment, in shares of its own day. */
export type ProvidedPrice = Pick<Price, 'price' | 'at'>

/** A provider's close bears witness of the user's own price where it is of its day, or of at most so many days before or after. */
export const WITNESS_DAYS = 7

/** What is known of providers' prices besides the one in question. */
export type Provided = {
  /** Closes, which may bear witness. */
  readonly closes: readonly ProvidedPrice[]
  /** What the newest quote tells besides its price. @see pricesBefore */
  readonly ofQuote: readonly ProvidedPrice[]
}

type Owned = Pick<Asset, 'notedPrice' | 'splits' | 'quarantined'>

/**
 * Whether a provider's price looks like a split of the price that the user said last. It does not where the provider's own closes
 * explain the move: a close of about that day agrees with the user's price, and no step from one price to the next looks like a
 * split since then. A share that has halved in a year of small steps is a loss. Without such closes the move is unexplained, however
 * old the user's price is.
 *
 * Once a price has looked like a split, the question stays when the next price has moved on from the ratio, and ends when one is back
 * in the old shares. That is why the last close, the previous close and the open of a quote are looked at as well. While an own price
 * waits, so does a provider's.
 * @param price in shares of today
 */
export function isSplitOfOwn(
  { notedPrice, splits, quarantined: asWritten }: Owned,
  price: ProvidedPrice,
  { closes, ofQuote }: Provided,
): boolean {
  const quarantined = quarantinedNow({ quarantined: asWritten, splits })
  if (!notedPrice || !isOwn(notedPrice) || isBackFrom(quarantined, price.price)) return false
  const earlier = closes.filter(({ at }) => at < price.at).sort(byMoment)
  // Of the closes only the last: a page has no more of them at hand, and has to say the same as the alerts.
  const told = [...earlier.slice(-1), ...ofQuote]
    .filter(({ at }) => at > notedPrice.at && at < price.at)
    .map((seen) => ({ ...seen, price: inSharesOfToday(seen, splits) }))
    .sort(byMoment)
  const own = waitingBesideLast(quarantined)
  const sinceAsked = own ? told.filter(({ at }) => at > own.at) : told
  const waiting = [...sinceAsked, price].reduce<ProvidedPrice | null>(
    (was, seen) => priceInQuestion(notedPrice, was, seen),
    own,
  )
  if (waiting === null) return false
  const witness = nearestTo(notedPrice, earlier)
  if (!witness || !isInSameShares(notedPrice.price, inSharesOfToday(witness, splits))) return true
  const since = earlier.filter(({ at }) => at >= witness.at)
  const way = [
    ...since.map(({ price: raw, at }) => ({ price: inSharesOfToday({ price: raw, at }, splits), at })),
    price,
  ]
  return way.some((to, index) => {
    const from = way[index - 1]
    // Where not all closes are given, those that follow each other may be years apart; the last of them is always compared.
    return from !== undefined && looksLikeSplitSince(from, to) !== null && (to === price || areNear(from, to))
  })
}

const byMoment = (one: ProvidedPrice, other: ProvidedPrice): number => (one.at < other.at ? -1 : 1)

const areNear = (one: ProvidedPrice, other: ProvidedPrice): boolean =>
  millisecondsBetween(one.at, other.at) <= WITNESS_DAYS * DAY_MS

/** The price of the day that is nearest to the day of the user's own, if it is near enough. */
export function nearestTo<P extends Pick<Price, 'at'>>(own: Pick<Price, 'at'>, provided: readonly P[]): P | null {
  const day = dayNumber(marketDayOf(own.at))
  const [from, to] = [dayOfNumber(day - WITNESS_DAYS), dayOfNumber(day + WITNESS_DAYS + 1)]
  const daysFrom = ({ at }: P) => Math.abs(dayNumber(marketDayOf(at)) - day)
  return provided
    .filter(({ at }) => at >= from && at < to)
    .reduce<P | null>((best, one) => (best && daysFrom(best) <= daysFrom(one) ? best : one), null)
}

const inSharesOfToday = ({ price, at }: ProvidedPrice, splits: readonly Split[]): Decimal =>
  adjustForSplits(price, marketDayOf(at), splits)
