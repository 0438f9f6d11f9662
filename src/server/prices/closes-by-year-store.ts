import { SqliteAdapter, sql } from 'kysely'
import type { Db } from '../database/open-database.ts'

type DayOfSymbol = { readonly symbol: string; readonly day: string }

/** Closes of a series of days as one text, `2026-11-19 98.92|2026-11-20 99.10`, in any order. */
export const inOnePiece = sql<string | null>`string_agg(daily_prices.day || ' ' || daily_prices.close, '|')`

/** The closes of a group of years as one text. */
export const yearsInOnePiece = sql<string | null>`string_agg(closes_by_year.closes, '|')`

/**
 * On PostgreSQL, where other processes write too: of two that write closes of the same year at once, each would make the year
 * without the other's days. SQLite has one writer.
 */
export async function lockYears(db: Db): Promise<void> {
  if (db.getExecutor().adapter instanceof SqliteAdapter) return
  await sql`select pg_advisory_xact_lock(hashtextextended('closes by year', 0))`.execute(db)
}

/**
 * Makes the years of these closes anew from their days, which have been written before in the same transaction.
 * @param shared the owner of providers' closes
 */
export async function storeYears(db: Db, shared: string, closes: readonly DayOfSymbol[]): Promise<void> {
  for (const [symbol, days] of Map.groupBy(closes, (close) => close.symbol))
    for (const year of new Set(days.map(({ day }) => day.slice(0, YEAR_LENGTH))))
      await storeYear(db, shared, symbol, year)
}

const YEAR_LENGTH = 4

async function storeYear(db: Db, shared: string, symbol: string, year: string): Promise<void> {
  await db
    .insertInto('closes_by_year')
    .columns(['symbol', 'year', 'closes'])
    .expression(
      db
        .selectFrom('daily_prices')
        .select(['symbol', sql.val(year).as('year'), inOnePiece.$notNull().as('closes')])
        .where('owner', '=', shared)
        .where('symbol', '=', symbol)
        .where('day', '>=', `${year}-01-01`)
        .where('day', '<=', `${year}-12-31`)
        .groupBy('symbol'),
    )
    .onConflict((conflict) =>
      conflict.columns(['symbol', 'year']).doUpdateSet((of) => ({ closes: of.ref('excluded.closes') })),
    )
    .execute()
}
