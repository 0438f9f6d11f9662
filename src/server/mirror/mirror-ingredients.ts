import { sql } from 'kysely'
import { Preferences } from '#contract/settings.ts'
import { headOf, mendedAt, quarantinedOf, quotesOf } from '../assets/list-store.ts'
import { isSqlite } from '../database/is-sqlite.ts'
import type { Db } from '../database/open-database.ts'
import { prepared } from '../database/prepared.ts'
import { sha256 } from '../ledger/ledger-end-store.ts'
import { lastingClosesFingerprint, ownClosesDigest, sharedWrite } from '../prices/daily-price-store.ts'

/**
 * A digest of all that a user's Mirror is made of, which another process would find the same: it changes with every entry, quote, close,
 * split and quarantined price, of its shares and of those under its options, with the benchmark, and with what is given beside them. It takes one statement on PostgreSQL, where
 * every read of a Mirror asks for it.
 * @param beside the days, and the program
 */
export async function ingredientsOf(db: Db, userId: string, beside: string): Promise<string> {
  const [told] = await ingredientsQuery(db, { userId, usualBenchmark: Preferences.parse({}).benchmark })
  // SQLite has no digests; its process tells the user's own closes once for each write of closes.
  const closes = isSqlite(db) ? await lastingClosesFingerprint(db, userId) : null
  return sha256(JSON.stringify([beside, told, closes]))
}

type Values = { readonly userId: string; readonly usualBenchmark: string }

/** Each is null where there is nothing of its kind. */
type Ingredients = Readonly<
  Record<
    'head' | 'mended' | 'quotes' | 'quarantined' | 'benchmark' | 'splits' | 'series' | 'shared' | 'own',
    string | null
  >
>

/** A share's identity is its ticker, and an option's begins with that of its share. @see assetIdentity */
const tickerOf = (db: Db) =>
  isSqlite(db)
    ? sql<string>`substr(assets.identity, 1, instr(assets.identity || '|', '|') - 1)`
    : sql<string>`split_part(assets.identity, '|', 1)`

/** Every part is found by an index of its table. */
const ingredientsQuery = prepared<Values, Ingredients>((db, value) => {
  const benchmark = db
    .selectFrom('preferences')
    // A ticker as JSON.
    .select(sql<string>`trim(value, '"')`.as('ticker'))
    .where('user_id', '=', value('userId'))
    .where('name', '=', 'benchmark')
  const symbols = sql`(select ${tickerOf(db)} from assets where assets.user_id = ${value('userId')}
    union select coalesce(${benchmark}, ${value('usualBenchmark')}))`
  const splitOf = sql`splits.symbol || ' ' || effective_on || ' ' || new_shares || ' ' || old_shares || ' ' || source`
  const seriesOf = sql`price_series.symbol || ' ' || filled_from`
  return db.selectNoFrom((of) => [
    headOf(db, value('userId')).as('head'),
    mendedAt(db).as('mended'),
    quotesOf(db, value('userId')).as('quotes'),
    quarantinedOf(db, value('userId')).as('quarantined'),
    benchmark.as('benchmark'),
    of
      .selectFrom('splits')
      .select(sql<string | null>`string_agg(${splitOf}, '|' order by ${splitOf})`.as('text'))
      .where(sql<boolean>`splits.symbol in ${symbols}`)
      .as('splits'),
    of
      .selectFrom('price_series')
      .select(sql<string | null>`string_agg(${seriesOf}, '|' order by ${seriesOf})`.as('text'))
      .where(sql<boolean>`price_series.symbol in ${symbols}`)
      .as('series'),
    sharedWrite(db).as('shared'),
    isSqlite(db) ? sql<null>`null`.as('own') : ownClosesDigest(db, value('userId')).as('own'),
  ])
})
