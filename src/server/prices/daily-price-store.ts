import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { LastClose } from '#domain/assets/current-price.ts'
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

/** The last close that providers gave of a symbol, and the last of the user's own, as far as there are any. */
export async function findLastCloses(db: Db, userId: string, symbol: string): Promise<LastClose[]> {
  const rows = await Promise.all([SHARED, userId].map((owner) => lastCloseQuery(db, { owner, symbol })))
  return rows.flat().map(toClose)
}

type CloseRow = Pick<DailyPriceRow, 'day' | 'close' | 'source'>

const lastCloseQuery = prepared<{ owner: string; symbol: string }, CloseRow>((db, value) =>
  db
    .selectFrom('daily_prices')
    .select(['day', 'close', 'source'])
    .where('owner', '=', value('owner'))
    .where('symbol', '=', value('symbol'))
    .orderBy('day', 'desc')
    .limit(1),
)

/** The same of everything on a user's lists, in the order of its adding. */
export async function listLastCloses(db: Db, userId: string): Promise<LastClose[][]> {
  const rows = await lastClosesQuery(db, { userId, shared: SHARED })
  return rows.map(({ day, close, source, own_day, own_close, own_source }) => [
    ...(day === null || close === null || source === null ? [] : [toClose({ day, close, source })]),
    ...(own_day === null || own_close === null || own_source === null
      ? []
      : [toClose({ day: own_day, close: own_close, source: own_source })]),
  ])
}

type ClosesRow = { [Column in keyof CloseRow as Column | `own_${Column}`]: string | null }

/** What a series is kept under, told from an asset's row. @see seriesSymbol */
const SERIES = sql<string>`coalesce(assets.symbol, 'option ' || assets.identity)`

/** Each day is sought by its key: a series of years is not read to find its end. */
export const lastClosesOf = (db: Db, userId: RawBuilder<string>, shared: RawBuilder<string>) =>
  db
    .selectFrom('assets')
    .leftJoin('daily_prices as theirs', (join) => join.on(isLastOf('theirs', shared)))
    .leftJoin('daily_prices as own', (join) => join.on(isLastOf('own', userId)))
    .where('assets.user_id', '=', userId)

const isLastOf = (series: 'theirs' | 'own', owner: RawBuilder<string>) => sql<SqlBool>`
  ${sql.ref(`${series}.owner`)} = ${owner} and ${sql.ref(`${series}.symbol`)} = ${SERIES} and ${sql.ref(`${series}.day`)} =
  (select max(days.day) from daily_prices as days where days.owner = ${owner} and days.symbol = ${SERIES})`

const lastClosesQuery = prepared<{ userId: string; shared: string }, ClosesRow>((db, value) =>
  lastClosesOf(db, sql`${value('userId')}`, sql`${value('shared')}`)
    .select([
      'theirs.day',
      'theirs.close',
      'theirs.source',
      'own.day as own_day',
      'own.close as own_close',
      'own.source as own_source',
    ])
    .orderBy('assets.asset_id'),
)

const toClose = ({ day, close, source }: CloseRow): LastClose => ({ day, close, source: source as PriceSource })

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
