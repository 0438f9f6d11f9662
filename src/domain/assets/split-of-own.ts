import Big from 'big.js'
import { dayNumber } from '../prices/day-number.ts'
import { marketDayOf } from '../prices/market-calendar.ts'
import type { Decimal } from '../prices/money.ts'
import { isOwn, type Price } from '../prices/price.ts'
import { adjustForSplits, type Split } from '../prices/split.ts'
import { looksLikeSplit } from '../prices/validate-quote.ts'
import type { Asset } from './asset.ts'

/** A provider's price at its moment, in shares of its own day. */
export type ProvidedPrice = Pick<Price, 'price' | 'at'>

/** A provider's close bears witness of the user's own price where it is of its day, or of at most so many days before or after. */
export const WITNESS_DAYS = 7
/** How far (as a fraction) a provider's close of about the same day may lie from a price in the same shares. No split is as small. */
const SAME_SHARES = 0.25

type Owned = Pick<Asset, 'notedPrice' | 'splits'>

/**
 * Whether a provider's price looks like a split, or a reverse one, of what the user said last. It is none where the provider's
 * own prices lead from there to here: one of about that day agrees with the user's, and since then each was compared with
 * the one before it. Then a share that has halved in a year is a loss. Without that, nobody has compared anything, however old
 * the user's price is.
 * @param price in shares of today
 * @param provided what else is known of providers' prices, as far as it lies about the day of the user's price, or just before `price`
 */
export function isSplitOfOwn(
  { notedPrice, splits }: Owned,
  price: ProvidedPrice,
  provided: readonly ProvidedPrice[],
): boolean {
  if (!notedPrice || !isOwn(notedPrice) || looksLikeSplit(notedPrice.price, price.price) === null) return false
  const earlier = provided.filter(({ at }) => at < price.at)
  const witness = nearestTo(notedPrice, earlier)
  const last = earlier.reduce<ProvidedPrice | null>(
    (latest, one) => (latest && latest.at >= one.at ? latest : one),
    null,
  )
  if (!witness || !last || !isInSameShares(notedPrice.price, inSharesOfToday(witness, splits))) return true
  return looksLikeSplit(inSharesOfToday(last, splits), price.price) !== null
}

/** The price of the day that is nearest to the day of the user's own, if it is near enough. */
export function nearestTo<P extends Pick<Price, 'at'>>(own: Pick<Price, 'at'>, provided: readonly P[]): P | null {
  const day = dayNumber(marketDayOf(own.at))
  const daysFrom = ({ at }: P) => Math.abs(dayNumber(marketDayOf(at)) - day)
  const nearest = provided.reduce<P | null>((best, one) => (best && daysFrom(best) <= daysFrom(one) ? best : one), null)
  return nearest && daysFrom(nearest) <= WITNESS_DAYS ? nearest : null
}

const isInSameShares = (own: Decimal, witness: Decimal): boolean =>
  new Big(witness).minus(own).abs().lte(new Big(own).times(SAME_SHARES))

const inSharesOfToday = ({ price, at }: ProvidedPrice, splits: readonly Split[]): Decimal =>
  adjustForSplits(price, marketDayOf(at), splits)
