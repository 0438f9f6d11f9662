import type { Asset } from '#domain/assets/asset.ts'
import { endOfDay, lastSession } from '#domain/prices/market-session.ts'
import { type Decimal, isSameAmount } from '#domain/prices/money.ts'
import type { Price } from '#domain/prices/price.ts'
import { seriesSymbol } from '#domain/prices/series.ts'
import type { Db } from '../database/open-database.ts'
import { listDailyPricesBetween } from './daily-price-store.ts'

type Series = Parameters<typeof seriesSymbol>[0]

/**
 * The close of a day in the past, or of the last session before it: the user's own before a provider's, in shares of its day.
 * @returns null when it is not stored, because a price of today tells nothing about an earlier day
 */
export async function findPriceOfDay(db: Db, userId: string, facts: Series, day: string): Promise<Price | null> {
  const { day: on, closesAt } = lastSession(endOfDay(day))
  const [close] = await listDailyPricesBetween(db, userId, seriesSymbol(facts), on, on)
  return close ? { price: close.close, source: close.source, at: closesAt } : null
}

/**
 * The price that is stored with a decision of an earlier day for which none was sent: that day's close, else the price that the
 * user had last noted by then. The price of a trade is not used, because it says only what somebody paid.
 * @param asset as it was on that day; null for a first decision
 */
export function knownOnDay(
  close: Price | null,
  asset: Pick<Asset, 'notedPrice' | 'notedRaw' | 'isPriceOfDecision'> | null,
): Price | null {
  if (close || !asset?.notedPrice || asset.isPriceOfDecision) return close
  return { ...asset.notedPrice, price: asset.notedRaw ?? asset.notedPrice.price }
}

/** The price of a decision of an earlier day. A typed price belongs to that day too. */
export const usedOnDay = (close: Price | null, typed: Decimal, day: string): Price =>
  close && isSameAmount(close.price, typed) ? close : { price: typed, source: 'typed', at: endOfDay(day) }
