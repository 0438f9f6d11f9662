import Big from 'big.js'
import { type Instant, instantAt } from '../time.ts'
import { isMarketDay, MARKET_ZONE, marketDayOf } from './market-calendar.ts'
import { type Decimal, percentChange, roundToCents, roundUnitPrice } from './money.ts'
import type { Price } from './price.ts'

/** A provider's quote of a symbol in USD per share: its price, and open and previous close where the provider tells them. */
export type Quote = {
  readonly price: Price
  readonly open: Decimal | null
  readonly previousClose: Decimal | null
}

/** A day's move with 2 decimals, and 4 to 6 for a price below a dollar. Changes are against the previous close (ruling 8). */
export type TodaysValues = {
  readonly open: Decimal
  readonly current: Decimal
  readonly dollarChange: Decimal
  readonly percentChange: Decimal
}

/** The prices that a quote tells besides its own. Both are in shares of its day, so each counts as one of that day's beginning. */
export function pricesBefore({ price, open, previousClose }: Quote): Pick<Price, 'price' | 'at'>[] {
  const at = instantAt(marketDayOf(price.at), '00:00', MARKET_ZONE)
  return [previousClose, open].flatMap((told) => (told === null ? [] : [{ price: told, at }]))
}

/** Whether the market trades on this day, by New York's calendar. */
export const isMarketOpenOn = (at: Instant): boolean => isMarketDay(marketDayOf(at))

/** null when the market is closed today, when the quote is of another day, or when it lacks open or previous close. */
export function todaysValues(quote: Quote, now: Instant): TodaysValues | null {
  const { price, open, previousClose } = quote
  const isOfToday = marketDayOf(price.at) === marketDayOf(now)
  if (open === null || previousClose === null || !isOfToday || !isMarketOpenOn(now)) return null
  const percent = percentChange(previousClose, price.price)
  if (percent === null) return null
  const round = new Big(price.price).lt(1) ? roundUnitPrice : roundToCents
  return {
    open: round(open),
    current: round(price.price),
    dollarChange: round(new Big(price.price).minus(previousClose)),
    percentChange: percent,
  }
}
