import { marketDayOf } from '#domain/prices/market-calendar.ts'
import type { DatedPrice } from '#domain/prices/nearest-price.ts'
import type { Quote } from '#domain/prices/quote.ts'
import type { Db } from '../database/open-database.ts'
import { SHARED } from './daily-price-store.ts'

/** The last close up to a day and the first close after it, each in shares of its own day. */
export async function listClosesAround(db: Db, userId: string, symbol: string, day: string): Promise<DatedPrice[]> {
  const closes = db
    .selectFrom('daily_prices')
    .select(['close as price', 'day as on'])
    .where('owner', 'in', [SHARED, userId])
    .where('symbol', '=', symbol)
    .limit(1)
  // On the same day, the user's own close comes first, because the owner of a provider's is empty.
  const before = await closes.where('day', '<=', day).orderBy('day', 'desc').orderBy('owner', 'desc').execute()
  const after = await closes.where('day', '>', day).orderBy('day').orderBy('owner', 'desc').execute()
  return [...before, ...after]
}

/** The first day for which a provider's close is stored; null when there is none. */
export async function firstCloseOf(db: Db, symbol: string): Promise<string | null> {
  const first = await db
    .selectFrom('daily_prices')
    .select('day')
    .where('owner', '=', SHARED)
    .where('symbol', '=', symbol)
    .orderBy('day')
    .limit(1)
    .executeTakeFirst()
  return first?.day ?? null
}

export const datedQuote = (quote: Quote | null): DatedPrice[] =>
  quote ? [{ price: quote.price.price, on: marketDayOf(quote.price.at) }] : []
