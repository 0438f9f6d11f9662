import { hash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { AssetFacts } from '#domain/ledger/entry.ts'
import type { PriceSource } from '#domain/prices/price.ts'
import { seriesSymbol } from '#domain/prices/series.ts'
import type { Instant } from '#domain/time.ts'
import type { Db } from '../database/open-database.ts'
import { findSetting, storeSetting } from '../database/settings-store.ts'
import type { DailyPriceRow } from '../database/tables.ts'
import { makeUserCache } from '../database/user-cache.ts'
import { nextSlice } from '../event-loop/next-slice.ts'
import { lockYears, storeYears } from './closes-by-year-store.ts'
import { countWrite, marketVersion } from './market-version.ts'
import type { DayPrice } from './price-provider.ts'

/** The owner of prices from providers, which everybody may see. */
export const SHARED = ''

/** The rows of one INSERT: each has eight values, and SQLite accepts about thirty thousand in all. */
const ROWS_AT_ONCE = 500

export type StoredDay = DayPrice & {
  readonly source: PriceSource
  /** When this close became known (see `sinceWhen`); null where nobody wrote that down. */
  readonly knownSince?: Instant | null | undefined
}

/**
 * A symbol's trading days from a day on, oldest first, in shares of each day. The user's own price of a day replaces the
 * provider's.
 */
export const listDailyPrices = (db: Db, userId: string, symbol: string, from: string): Promise<StoredDay[]> =>
  listDailyPricesBetween(db, userId, symbol, from, NO_END)

/** Later than any day. */
const NO_END = '9999-12-31'

/** As `listDailyPrices`, up to a day, which is included. */
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

/** The last of providers' closes of a symbol until a day, which is included; null where none is stored. */
export async function findLastClose(
  db: Db,
  symbol: string,
  until: string,
): Promise<Pick<DayPrice, 'day' | 'close'> | null> {
  const row = await db
    .selectFrom('daily_prices')
    .select(['day', 'close'])
    .where('owner', '=', SHARED)
    .where('symbol', '=', symbol)
    .where('day', '<=', until)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** All closes of a user's own of an asset, oldest first. */
export async function listOwnPrices(db: Db, owner: string, facts: AssetFacts): Promise<StoredDay[]> {
  const rows = await db
    .selectFrom('daily_prices')
    .selectAll()
    .where('owner', '=', owner)
    .where('symbol', '=', seriesSymbol(facts))
    .orderBy('day')
    .execute()
  return rows.map(toDay)
}

/**
 * A day that exists is overwritten, because the provider or the user has corrected it.
 * @param now when it is stored, for days that do not say themselves since when they have been known; left out where nobody knows
 */
export const storeDailyPrices = (
  db: Db,
  owner: string,
  symbol: string,
  days: readonly (DayPrice & Pick<StoredDay, 'knownSince'>)[],
  source: PriceSource,
  now?: Instant,
): Promise<void> =>
  storeCloses(
    db,
    owner,
    days.map((day) => ({ knownSince: now ?? null, ...day, symbol, source })),
  )

/** A close of any symbol. */
export type StoredClose = StoredDay & { readonly symbol: string }

/** The same for closes of several symbols, each at most once. */
export async function storeCloses(db: Db, owner: string, closes: readonly StoredClose[]): Promise<void> {
  const write = (to: Db) => (owner === SHARED ? writeWithYears(to, closes) : writeSlices(to, owner, closes))
  try {
    // Days and years are in one transaction, so that both are of the same closes.
    await (db.isTransaction || owner !== SHARED ? write(db) : db.transaction().execute(write))
  } finally {
    countWrite(
      db,
      'closes',
      closes.map(({ symbol }) => symbol),
    )
  }
}

async function writeWithYears(db: Db, closes: readonly StoredClose[]): Promise<void> {
  await lockYears(db)
  await writeSlices(db, SHARED, closes)
  await storeYears(db, SHARED, closes)
  await storeSetting(db, SHARED_WRITE, randomUUID())
}

/** Names the last write of providers' closes, for other processes and for what was stored of them. */
const SHARED_WRITE = 'closes-written'

/** Changes whenever a close that a user sees does, of whatever symbol, whichever process writes it. Means nothing after a restart. */
export async function closesFingerprint(db: Db, userId: string): Promise<string> {
  const version = marketVersion(db, 'closes')
  return version === null ? lastingClosesFingerprint(db, userId) : String(version)
}

/**
 * The same, also from one process to the next. The user's own closes are told whole, once for each version of the closes, and on
 * PostgreSQL with every request, as a digest of its own.
 */
export async function lastingClosesFingerprint(db: Db, userId: string): Promise<string> {
  const version = marketVersion(db, 'closes')
  const before = lastTold.find(db, userId)
  if (version !== null && before?.version === version) return before.fingerprint
  const own = await (version === null
    ? ownClosesDigest(db, userId)
    : ownCloses(db, userId, OWN_CLOSES)
  ).executeTakeFirst()
  const fingerprint = `${await findSetting(db, SHARED_WRITE)} ${hash('sha256', own?.told ?? '')}`
  if (version !== null) lastTold.store(db, userId, { version, fingerprint })
  return fingerprint
}

const OWN_CLOSES = sql<string | null>`string_agg(symbol || ' ' || day || ' ' || close, '|' order by symbol, day)`

const ownCloses = (db: Db, userId: string, told: typeof OWN_CLOSES) =>
  db.selectFrom('daily_prices').select(told.as('told')).where('owner', '=', userId)

/** A digest of the user's own closes, as PostgreSQL makes it. */
export const ownClosesDigest = (db: Db, userId: string) => ownCloses(db, userId, sql`md5(${OWN_CLOSES})`)

/** The name of the last write of providers' closes. */
export const sharedWrite = (db: Db) => db.selectFrom('settings').select('value').where('name', '=', SHARED_WRITE)

const MOST_USERS = 20
const lastTold = makeUserCache<{ readonly version: number; readonly fingerprint: string }>(MOST_USERS)

async function writeSlices(db: Db, owner: string, closes: readonly StoredClose[]): Promise<void> {
  for (let at = 0; at < closes.length; at += ROWS_AT_ONCE) {
    await writeRows(db, owner, closes.slice(at, at + ROWS_AT_ONCE))
    // Within a transaction others wait for its end in any case.
    if (!db.isTransaction) await nextSlice()
  }
}

async function writeRows(db: Db, owner: string, closes: readonly StoredClose[]): Promise<void> {
  const rows = closes.map(({ symbol, day, open, high, low, close, source, knownSince = null }) => ({
    owner,
    symbol,
    day,
    open,
    high,
    low,
    close,
    source,
    known_since: knownSince,
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
        known_since: sinceWhen,
      })),
    )
    .execute()
}

/**
 * Since when a close counts as known that is stored again. Whoever types a close of their own once more corrects it, and has known the
 * price since they first typed it (ruling 16); another price from a provider was not known before.
 */
const sinceWhen = sql<string | null>`case when daily_prices.owner <> ${sql.lit(SHARED)}
  or (daily_prices.close, daily_prices.high, daily_prices.low) is not distinct from (excluded.close, excluded.high, excluded.low)
  then daily_prices.known_since else excluded.known_since end`

/** Copies the user's own closes to a corrected ticker, because they are about the company that the user meant. */
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

const toDay = ({ day, open, high, low, close, source, known_since }: DailyPriceRow): StoredDay => ({
  day,
  open,
  high,
  low,
  close,
  source: source as PriceSource,
  knownSince: known_since,
})
