import { sql } from 'kysely'
import type { Closes } from '#domain/assets/closes.ts'
import { type PackedCloses, packCloses } from '#domain/assets/packed-closes.ts'
import { lockUntilCommit } from '../database/lock-until-commit.ts'
import type { Db } from '../database/open-database.ts'

type DayOfSymbol = { readonly symbol: string; readonly day: string }

/** Closes of a series of days as one text, `2026-11-19 98.92|2026-11-20 99.10`, in any order. */
export const inOnePiece = sql<string | null>`string_agg(daily_prices.day || ' ' || daily_prices.close, '|')`

/** Of two processes that write closes of the same year at once, each would make the year without the other's days. */
export const lockYears = (trx: Db): Promise<void> => lockUntilCommit(trx, 'closes by year')

/**
 * Makes the years of these closes anew from their days, which have been written before in the same transaction.
 * @param shared the owner of providers' closes
 */
export async function storeYears(db: Db, shared: string, closes: readonly DayOfSymbol[]): Promise<void> {
  for (const [symbol, days] of Map.groupBy(closes, (close) => close.symbol)) {
    const years = days.map(yearOf).sort()
    await storeYearsOf(db, shared, symbol, years[0] ?? '', years.at(-1) ?? '')
  }
}

const yearOf = ({ day }: { readonly day: string }): string => day.slice(0, 4)

async function storeYearsOf(db: Db, shared: string, symbol: string, first: string, last: string): Promise<void> {
  const days = await db
    .selectFrom('daily_prices')
    .select(['day', 'close'])
    .where('owner', '=', shared)
    .where('symbol', '=', symbol)
    .where('day', '>=', `${first}-01-01`)
    .where('day', '<=', `${last}-12-31`)
    .orderBy('day')
    .execute()
  const rows = [...Map.groupBy(days, yearOf)].map(([year, ofYear]) => ({ symbol, year, ...packCloses(ofYear) }))
  await db
    .insertInto('closes_by_year')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['symbol', 'year'])
        .doUpdateSet((of) => ({ packed: of.ref('excluded.packed'), rest: of.ref('excluded.rest') })),
    )
    .execute()
}

/** The closes of a year as they are read: bytes, and a text where some do not fit them. */
export const piecesOf = ({ packed, rest }: { readonly packed: PackedCloses; readonly rest: string }): Closes[] =>
  rest === '' ? [packed] : [packed, rest]
