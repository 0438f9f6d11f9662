import { sql } from 'kysely'
import { lockUntilCommit } from '../database/lock-until-commit.ts'
import type { Db } from '../database/open-database.ts'

type DayOfSymbol = { readonly symbol: string; readonly day: string }

/** Closes of a series of days as one text, `2026-11-19 98.92|2026-11-20 99.10`, in any order. */
export const inOnePiece = sql<string | null>`string_agg(daily_prices.day || ' ' || daily_prices.close, '|')`

/** The closes of a group of years as one text. */
export const yearsInOnePiece = sql<string | null>`string_agg(closes_by_year.closes, '|')`

/** Of two processes that write closes of the same year at once, each would make the year without the other's days. */
export const lockYears = (trx: Db): Promise<void> => lockUntilCommit(trx, 'closes by year')

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
