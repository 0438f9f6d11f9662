import type { Quote } from '#domain/prices/quote.ts'
import type { Db } from '../database/open-database.ts'
import type { QuoteColumns } from '../database/tables.ts'
import { countWrite } from './market-version.ts'

/** The last quote of a symbol, and when it was fetched. */
export type StoredQuote = { readonly quote: Quote; readonly fetchedAt: string }

/** @returns null when none was ever fetched */
export async function findQuote(db: Db, ticker: string): Promise<StoredQuote | null> {
  const row = await db.selectFrom('quotes').selectAll().where('ticker', '=', ticker).executeTakeFirst()
  const quote = row && toQuote(row)
  return row && quote ? { quote, fetchedAt: row.fetched_at } : null
}

/** Stores a quote in place of the last one of its symbol. It must have been validated. */
export async function storeQuote(db: Db, ticker: string, { quote, fetchedAt }: StoredQuote): Promise<void> {
  const { price, open, previousClose } = quote
  const row = {
    price: price.price,
    open,
    previous_close: previousClose,
    source: price.source,
    at: price.at,
    fetched_at: fetchedAt,
  }
  await db
    .insertInto('quotes')
    .values({ ticker, ...row })
    .onConflict((conflict) => conflict.column('ticker').doUpdateSet(row))
    .execute()
  countWrite(db, 'quotes', [ticker])
}

/** @returns null for the columns of a join that found no quote */
export function toQuote({ price, open, previous_close, source, at }: QuoteColumns): Quote | null {
  if (price === null || source === null || at === null) return null
  return { price: { price, source: source as Quote['price']['source'], at }, open, previousClose: previous_close }
}
