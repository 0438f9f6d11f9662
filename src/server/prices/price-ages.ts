import type { SettingsView } from '#contract/settings.ts'
import type { Db } from '../database/open-database.ts'
import { toQuote } from './quote-store.ts'

/** The last price of each symbol on a user's lists, by ticker, and why a newer one is not believed. */
export async function listPriceAges(db: Db, userId: string): Promise<SettingsView['priceAges']> {
  const rows = await db
    .selectFrom('assets')
    .leftJoin('quotes', 'quotes.ticker', 'assets.symbol')
    .leftJoin('held_back_prices', 'held_back_prices.symbol', 'assets.symbol')
    .select(['assets.symbol', 'quotes.price', 'quotes.open', 'quotes.previous_close', 'quotes.source', 'quotes.at'])
    .select('held_back_prices.reason as heldBack')
    .where('assets.user_id', '=', userId)
    .where('assets.symbol', 'is not', null)
    .orderBy('assets.symbol')
    .execute()
  return rows.map(({ symbol, heldBack, ...quote }) => ({
    symbol: symbol ?? '',
    price: toQuote(quote)?.price ?? null,
    heldBack,
  }))
}
