import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { LastClose } from '#domain/assets/current-price.ts'
import type { PriceSource } from '#domain/prices/price.ts'
import type { Db } from '../database/open-database.ts'
import { prepared } from '../database/prepared.ts'
import { SHARED } from './daily-price-store.ts'

/**
 * The last two closes from providers, and the last two of the user's own, as far as there are any. Two, because a last close
 * of today is compared with the one before.
 */
export const readCloses = ({ theirs, before, own, ownBefore }: LastClosesRow): LastClose[] =>
  [theirs, before, own, ownBefore].flatMap((told) => (told === null ? [] : [readClose(told)]))

/** A close of a series as text. @param place 0 for the last close, 1 for the one before it */
export const toldCloseOf = (owner: RawBuilder<unknown>, symbol: RawBuilder<unknown>, place: 0 | 1) => sql<
  string | null
>`
  (select days.day || ' ' || days.close || ' ' || days.source from daily_prices as days
    where days.owner = ${owner} and days.symbol = ${symbol} order by days.day desc limit 1 offset ${sql.lit(place)})`

/**
 * The last closes of everything on a user's lists, in the order in which the assets were added; the close before the last only
 * where the last one is today's.
 * @param today New York's calendar day
 */
export async function listLastCloses(db: Db, userId: string, today: string): Promise<LastClose[][]> {
  const rows = await lastClosesQuery(db, { userId, shared: SHARED, today })
  return rows.map(readCloses)
}

/** The last close of each series as text, such as `2026-11-20 98.92 twelve-data`, and the one before it. */
export type LastClosesRow = Readonly<Record<'theirs' | 'before' | 'own' | 'ownBefore', string | null>>

/** The name under which an asset's series is stored, from the asset's row. @see seriesSymbol */
export const SERIES = sql<string>`coalesce(assets.symbol, 'option ' || assets.identity)`

/** The last two closes of an asset's series as one text, to detect whether they have changed. Found by their key. */
export const toldLastClosesOf = (owner: RawBuilder<unknown>) => sql<string | null>`
  (select string_agg(last.told, ' ') from (
    select days.day || ' ' || days.close || ' ' || days.source as told from daily_prices as days
    where days.owner = ${owner} and days.symbol = ${SERIES} order by days.day desc limit 2) as last)`

/** Each day is found by its key, so that the end of a series is found without reading the series. */
const lastClosesOf = (db: Db, value: (name: keyof LastClosesValues) => string) => {
  const [theirs, own] = [sql`${value('shared')}`, sql`${value('userId')}`]
  return db
    .selectFrom('assets')
    .leftJoin('daily_prices as theirs', (join) => join.on(isLast('theirs', theirs)))
    .leftJoin('daily_prices as own', (join) => join.on(isLast('own', own)))
    .leftJoin('daily_prices as before', (join) =>
      join.on(isBefore('before', theirs, sql.ref('theirs.day'), value('today'))),
    )
    .leftJoin('daily_prices as own_before', (join) =>
      join.on(isBefore('own_before', own, sql.ref('own.day'), value('today'))),
    )
    .where('assets.user_id', '=', value('userId'))
}

export type LastClosesValues = { readonly userId: string; readonly shared: string; readonly today: string }

const isLast = (series: string, owner: RawBuilder<unknown>) => isOfDay(series, owner, lastDay(owner))

const isBefore = (series: string, owner: RawBuilder<unknown>, last: RawBuilder<unknown>, today: string) =>
  isOfDay(series, owner, sql`case when ${last} >= ${today} then ${lastDay(owner, sql`and days.day < ${last}`)} end`)

const isOfDay = (series: string, owner: RawBuilder<unknown>, day: RawBuilder<unknown>) => sql<SqlBool>`
  ${sql.ref(`${series}.owner`)} = ${owner} and ${sql.ref(`${series}.symbol`)} = ${SERIES} and ${sql.ref(`${series}.day`)} = ${day}`

const lastDay = (owner: RawBuilder<unknown>, earlier: RawBuilder<unknown> = sql``) => sql`
  (select max(days.day) from daily_prices as days where days.owner = ${owner} and days.symbol = ${SERIES} ${earlier})`

/** The close of a joined series as text; null where the series has none. */
const toldClose = (series: 'theirs' | 'before' | 'own' | 'own_before') =>
  sql<
    string | null
  >`${sql.ref(`${series}.day`)} || ' ' || ${sql.ref(`${series}.close`)} || ' ' || ${sql.ref(`${series}.source`)}`

const lastClosesQuery = prepared<LastClosesValues, LastClosesRow>((db, value) =>
  lastClosesOf(db, value)
    .select([
      toldClose('theirs').as('theirs'),
      toldClose('before').as('before'),
      toldClose('own').as('own'),
      toldClose('own_before').as('ownBefore'),
    ])
    .orderBy('assets.asset_id'),
)

/** Providers’ closes between two days, both included, oldest first. Read as one text, because a row for each takes longer. */
export async function listProvidedCloses(db: Db, symbol: string, from: string, to: string): Promise<LastClose[]> {
  const [all] = await providedQuery(db, { symbol, from, to })
  return (all?.closes?.split('|') ?? []).map(readClose).sort((one, other) => (one.day < other.day ? -1 : 1))
}

type Between = { readonly symbol: string; readonly from: string; readonly to: string }

const providedQuery = prepared<Between, { readonly closes: string | null }>((db, value) =>
  db
    .selectFrom('daily_prices as days')
    .select(sql<string | null>`string_agg(days.day || ' ' || days.close || ' ' || days.source, '|')`.as('closes'))
    .where('days.owner', '=', SHARED)
    .where('days.symbol', '=', value('symbol'))
    .where('days.day', '>=', value('from'))
    .where('days.day', '<=', value('to')),
)

function readClose(told: string): LastClose {
  const [day = '', close = '', source = ''] = told.split(' ')
  return { day, close, source: source as PriceSource }
}
