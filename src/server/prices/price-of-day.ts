import type { Asset } from '#domain/assets/asset.ts'
import { endOfDay, lastSession } from '#domain/prices/market-session.ts'
import { type Decimal, isSameAmount } from '#domain/prices/money.ts'
import type { Price } from '#domain/prices/price.ts'
import { seriesSymbol } from '#domain/prices/series.ts'
import type { Db } from '../database/open-database.ts'
import { listDailyPricesBetween } from './daily-price-store.ts'

type Series = Parameters<typeof seriesSymbol>[0]

/**
 * The close of a day that is over, or of the last session before it: the user's own before a provider's. In shares of its day.
 * @returns null where it is not stored: what something costs today says nothing of an earlier day
 */
export async function findPriceOfDay(db: Db, userId: string, facts: Series, day: string): Promise<Price | null> {
  const { day: on, closesAt } = lastSession(endOfDay(day))
  const [close] = await listDailyPricesBetween(db, userId, seriesSymbol(facts), on, on)
  return close ? { price: close.close, source: close.source, at: closesAt } : null
}

/**
 * What is kept with a decision of an earlier day for which no price was sent: the close of that day, else what its owner had
 * typed for its own sake by then. What was paid says what somebody paid.
 * @param asset as the decision finds it on its day; null for a first one
 */
export function knownOnDay(
  close: Price | null,
  asset: Pick<Asset, 'notedPrice' | 'notedRaw' | 'isPriceOfDecision'> | null,
): Price | null {
  if (close || !asset?.notedPrice || asset.isPriceOfDecision) return close
  return { ...asset.notedPrice, price: asset.notedRaw ?? asset.notedPrice.price }
}

/** The price of a decision of an earlier day: what was typed is of that day, too. */
export const usedOnDay = (close: Price | null, typed: Decimal, day: string): Price =>
  close && isSameAmount(close.price, typed) ? close : { price: typed, source: 'typed', at: endOfDay(day) }
