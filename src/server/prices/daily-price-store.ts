import type { PriceSource } from '#domain/prices/price.ts'
import type { Db } from '../database/open-database.ts'
import { prepared } from '../database/prepared.ts'
import type { DailyPriceRow } from '../database/tables.ts'
import type { DayPrice } from './price-provider.ts'

/** What providers gave, and everybody may see. */
export const SHARED = ''

/** Rows of one INSERT: each has eight values, and SQLite takes some thirty thousand in all. */
const ROWS_AT_ONCE = 500

export type StoredDay = DayPrice & { readonly source: PriceSource }

/**
 * A symbol's trading days from a day on, oldest first, raw. Where a user has a price of their own for a day, it is that one:
 * they took the trouble to write it.
 */
export async function listDailyPrices(db: Db, userId: string, symbol: string, from: string): Promise<StoredDay[]> {
  const rows = await db
    .selectFrom('daily_prices')
    .selectAll()
    .where('owner', 'in', [SHARED, userId])
    .where('symbol', '=', symbol)
    .where('day', '>=', from)
    .orderBy('day')
    .orderBy('owner')
    .execute()
  return [...new Map(rows.map((row) => [row.day, toDay(row)])).values()]
}

/** The same days with their closes alone, for sums over many symbols. */
export async function listCloses(
  db: Db,
  userId: string,
  symbol: string,
  from: string,
): Promise<readonly Pick<StoredDay, 'day' | 'close'>[]> {
  const rows = await closesQuery(db, { owner: SHARED, userId, symbol, from })
  const isOnce = rows.every(({ day }, index) => day !== rows[index + 1]?.day)
  return isOnce ? rows : [...new Map(rows.map((row) => [row.day, row])).values()]
}

const closesQuery = prepared<
  { owner: string; userId: string; symbol: string; from: string },
  { day: string; close: string }
>((db, value) =>
  db
    .selectFrom('daily_prices')
    .select(['day', 'close'])
    .where('owner', 'in', [value('owner'), value('userId')])
    .where('symbol', '=', value('symbol'))
    .where('day', '>=', value('from'))
    .orderBy('day')
    .orderBy('owner'),
)

/** A day that stands there already is written over: the provider, or the user, has corrected it. */
export async function storeDailyPrices(
  db: Db,
  owner: string,
  symbol: string,
  days: readonly DayPrice[],
  source: PriceSource,
): Promise<void> {
  for (let at = 0; at < days.length; at += ROWS_AT_ONCE) {
    const rows = days
      .slice(at, at + ROWS_AT_ONCE)
      .map(({ day, open, high, low, close }) => ({ owner, symbol, day, open, high, low, close, source }))
    await db
      .insertInto('daily_prices')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['owner', 'symbol', 'day']).doUpdateSet((of) => ({
          open: of.ref('excluded.open'),
          high: of.ref('excluded.high'),
          low: of.ref('excluded.low'),
          close: of.ref('excluded.close'),
          source: of.ref('excluded.source'),
        })),
      )
      .execute()
  }
}

const toDay = ({ day, open, high, low, close, source }: DailyPriceRow): StoredDay => ({
  day,
  open,
  high,
  low,
  close,
  source: source as PriceSource,
})
