import { type RawBuilder, type SqlBool, SqliteAdapter, sql } from 'kysely'
import type { LastClose } from '#domain/assets/current-price.ts'
import type { ListName } from '#domain/ledger/action.ts'
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

/** A symbol's closes in one piece, `2026-11-19 98.92|2026-11-20 99.10`, in any order: those of providers, or the user's own. */
export type StoredCloses = { readonly symbol: string; readonly isOwn: boolean; readonly closes: string }

/**
 * The closes of everything that a user ever held, each symbol's in one piece, from the day on which they opened it: one query,
 * whose rows would be hundreds of thousands if each day had its own.
 */
export async function listAllCloses(db: Db, userId: string): Promise<StoredCloses[]> {
  const rows = await allClosesQuery(db, { shared: SHARED, userId, watched: 'watched' })
  return rows.flatMap(({ symbol, own, closes }) =>
    symbol === null || closes === null ? [] : [{ symbol, isOwn: own !== null, closes }],
  )
}

type Values = { readonly shared: string; readonly userId: string; readonly watched: ListName }

const allClosesQuery = prepared<Values, { symbol: string | null; own: string | null; closes: string | null }>(
  (db, value) => {
    const own = db
      .selectFrom('daily_prices')
      .select(['symbol', 'owner as own', inOnePiece])
      .where('owner', '=', value('userId'))
      .groupBy(['owner', 'symbol'])
    // Asked for asset by asset, they come from the index as they lie there; grouped by a join they would be sorted first.
    return db
      .selectFrom('assets')
      .select((of) => [
        'assets.symbol',
        sql<string | null>`null`.as('own'),
        of
          .selectFrom('daily_prices')
          .select(inOnePiece)
          .where('daily_prices.owner', '=', value('shared'))
          .whereRef('daily_prices.symbol', '=', 'assets.symbol')
          .whereRef('daily_prices.day', '>=', 'assets.opened_on')
          .as('closes'),
      ])
      .where('assets.user_id', '=', value('userId'))
      .where('assets.list', '!=', value('watched'))
      .unionAll(own)
  },
)

const inOnePiece = sql<string | null>`string_agg(daily_prices.day || ' ' || daily_prices.close, '|')`.as('closes')

/**
 * Counts up with every write of closes: as long as it is the same, so are they. null on PostgreSQL, where other processes
 * write too; a SQLite file has one process, and a write that is not committed yet keeps every reader waiting.
 */
export function closesVersion(db: Db): number | null {
  const { adapter } = db.getExecutor()
  return adapter instanceof SqliteAdapter ? (versions.get(adapter) ?? 0) : null
}

/** By the database's adapter, which its transactions have too. */
const versions = new WeakMap<object, number>()
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
    .limit(sql.lit(1)),
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
  try {
    await writeDays(db, owner, symbol, days, source)
  } finally {
    // Afterwards: who reads what is written before it counts reads it once more, and nobody keeps what was there before.
    const { adapter } = db.getExecutor()
    versions.set(adapter, (versions.get(adapter) ?? 0) + 1)
  }
}

async function writeDays(
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
