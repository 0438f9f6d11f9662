import { SqliteAdapter } from 'kysely'
import type { PriceSource } from '#domain/prices/price.ts'
import type { Db } from '../database/open-database.ts'
import type { DailyPriceRow } from '../database/tables.ts'
import type { DayPrice } from './price-provider.ts'

/** What providers gave, and everybody may see. */
export const SHARED = ''

/** Rows of one INSERT: each has eight values, and SQLite takes some thirty thousand in all. */
const ROWS_AT_ONCE = 500

export type StoredDay = DayPrice & { readonly source: PriceSource }

/**
 * A symbol's trading days from a day on, oldest first, in shares of each day. The user's own price of a day goes before a
 * provider's.
 */
export const listDailyPrices = (db: Db, userId: string, symbol: string, from: string): Promise<StoredDay[]> =>
  listDailyPricesBetween(db, userId, symbol, from, NO_END)

/** Any day is before it. */
const NO_END = '9999-12-31'

/** The same up to a day, which is included. */
export async function listDailyPricesBetween(
  db: Db,
  userId: string,
  symbol: string,
  from: string,
  to: string,
): Promise<StoredDay[]> {
  const rows = await db
    .selectFrom('daily_prices')
    .selectAll()
    .where('owner', 'in', [SHARED, userId])
    .where('symbol', '=', symbol)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .orderBy('owner')
    .execute()
  return [...new Map(rows.map((row) => [row.day, toDay(row)])).values()]
}

/** How often closes were written, and when those of each symbol were last. */
type Writes = { count: number; readonly bySymbol: Map<string, number> }

/**
 * A number that grows with every write of closes: as long as it is unchanged, no close has changed. null on PostgreSQL, where
 * other processes write too. A SQLite file has one process, and readers wait for a write until it is committed.
 */
export function closesVersion(db: Db): number | null {
  const { adapter } = db.getExecutor()
  return adapter instanceof SqliteAdapter ? (writes.get(adapter)?.count ?? 0) : null
}

/** Whether closes of a symbol, whoever's, were written since that version was read. */
export const changedSince = (db: Db, symbol: string, version: number): boolean =>
  (writes.get(db.getExecutor().adapter)?.bySymbol.get(symbol) ?? 0) > version

/** By the adapter of the database: a transaction has the same adapter as its database. */
const writes = new WeakMap<object, Writes>()

function countWrites(db: Db, closes: readonly Pick<StoredClose, 'symbol'>[]): void {
  const { adapter } = db.getExecutor()
  const { count, bySymbol } = writes.get(adapter) ?? { count: 0, bySymbol: new Map<string, number>() }
  for (const { symbol } of closes) bySymbol.set(symbol, count + 1)
  writes.set(adapter, { count: count + 1, bySymbol })
}

/** A day that stands there already is written over: the provider, or the user, has corrected it. */
export const storeDailyPrices = (
  db: Db,
  owner: string,
  symbol: string,
  days: readonly DayPrice[],
  source: PriceSource,
): Promise<void> =>
  storeCloses(
    db,
    owner,
    days.map((day) => ({ ...day, symbol, source })),
  )

/** A close of any symbol. */
export type StoredClose = StoredDay & { readonly symbol: string }

/** The same for closes of any symbols, each at most once. */
export async function storeCloses(db: Db, owner: string, closes: readonly StoredClose[]): Promise<void> {
  try {
    for (let at = 0; at < closes.length; at += ROWS_AT_ONCE)
      await writeRows(db, owner, closes.slice(at, at + ROWS_AT_ONCE))
  } finally {
    // After the write: a reader in between finds the old number with new closes and reads once too often, never too seldom.
    countWrites(db, closes)
  }
}

async function writeRows(db: Db, owner: string, closes: readonly StoredClose[]): Promise<void> {
  const rows = closes.map(({ symbol, day, open, high, low, close, source }) => ({
    ...{ owner, symbol, day, open, high, low, close, source },
  }))
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

/** Takes closes out again that were stored for nothing. */
export async function forgetCloses(db: Db, owner: string, closes: readonly StoredClose[]): Promise<void> {
  for (const [symbol, days] of Map.groupBy(closes, (close) => close.symbol))
    await db
      .deleteFrom('daily_prices')
      .where('owner', '=', owner)
      .where('symbol', '=', symbol)
      .where(
        'day',
        'in',
        days.map(({ day }) => day),
      )
      .execute()
  countWrites(db, closes)
}

/** What somebody typed and uploaded of an asset is of the company that they meant: it goes with a corrected ticker. */
export async function copyOwnCloses(db: Db, owner: string, from: string, to: string): Promise<void> {
  if (from === to) return
  const rows = await db
    .selectFrom('daily_prices')
    .selectAll()
    .where('owner', '=', owner)
    .where('symbol', '=', from)
    .execute()
  for (const [source, days] of Map.groupBy(rows.map(toDay), (day) => day.source))
    await storeDailyPrices(db, owner, to, days, source)
}

const toDay = ({ day, open, high, low, close, source }: DailyPriceRow): StoredDay => ({
  day,
  open,
  high,
  low,
  close,
  source: source as PriceSource,
})
