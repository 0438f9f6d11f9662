import type { Price } from '#domain/prices/price.ts'
import type { Db } from '../database/open-database.ts'
import type { QuoteRow } from '../database/tables.ts'

/** The latest price that a provider gave for a symbol, and when it was asked for. */
export type Quote = { readonly price: Price; readonly fetchedAt: string }

export async function findQuote(db: Db, ticker: string): Promise<Quote | null> {
  const row = await db.selectFrom('quotes').selectAll().where('ticker', '=', ticker).executeTakeFirst()
  return row ? { price: toPrice(row), fetchedAt: row.fetched_at } : null
}

export async function storeQuote(db: Db, ticker: string, { price, fetchedAt }: Quote): Promise<void> {
  const row = { price: price.price, source: price.source, at: price.at, fetched_at: fetchedAt }
  await db
    .insertInto('quotes')
    .values({ ticker, ...row })
    .onConflict((conflict) => conflict.column('ticker').doUpdateSet(row))
    .execute()
}

export const toPrice = ({ price, source, at }: Pick<QuoteRow, 'price' | 'source' | 'at'>): Price => ({
  price,
  source: source as Price['source'],
  at,
})
