import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../database/open-database.ts'
import { prepared } from '../database/prepared.ts'
import type { AssetRow, QuoteColumns } from '../database/tables.ts'
import { READ_MODEL_MENDED } from '../ledger/read-model.ts'
import { closesVersion, SHARED } from '../prices/daily-price-store.ts'
import { type LastClosesValues, toldLastClosesOf } from '../prices/last-close-store.ts'

/** All that a user's lists are made of, told so shortly that it can be asked for with every request. */
type ListFingerprint = {
  /** The hash with which the user's ledger ends, whose replay the states are; null before the first entry. */
  readonly head: string | null
  /** When rows were last put right past the ledger, in a form of its own; null when they never were. */
  readonly mended: string | null
  /** Every quote of their symbols; null when there is none. */
  readonly quotes: string | null
  /** How many splits of any symbol are known, and how many only by somebody's word: a provider's report takes its place. */
  readonly splits: string
  /** Every quarantined price of their symbols; null when there is none. */
  readonly quarantined: string | null
  /** The last two closes of each of their series and its first day, or which closes had been stored; null before the first asset. */
  readonly closes: string | null
}

/** On SQLite, where this process alone writes closes, it counts how often it did: their own text takes longer than all else. */
export async function findListFingerprint(db: Db, userId: string): Promise<ListFingerprint> {
  const version = closesVersion(db)
  const [fingerprint] = await fingerprintQuery(db, { userId })
  const [told] =
    version === null ? await closesQuery(db, { userId, shared: SHARED }) : [{ closes: `version ${version}` }]
  return {
    ...(fingerprint ?? { head: null, mended: null, quotes: null, splits: '', quarantined: null }),
    closes: told?.closes ?? null,
  }
}

const fingerprintQuery = prepared<{ userId: string }, Omit<ListFingerprint, 'closes'>>((db, value) =>
  db.selectNoFrom((of) => [
    of
      .selectFrom('entries')
      .select('hash')
      .where('user_id', '=', value('userId'))
      .orderBy('sequence', 'desc')
      .limit(1)
      .as('head'),
    of.selectFrom('settings').select('value').where('name', '=', READ_MODEL_MENDED).as('mended'),
    of
      .selectFrom('assets')
      .innerJoin('quotes', 'quotes.ticker', 'assets.symbol')
      .select(
        textOf(sql`quotes.ticker || ' ' || quotes.price || ' ' || coalesce(quotes.open, '') || ' '
          || coalesce(quotes.previous_close, '') || ' ' || quotes.source || ' ' || quotes.at`).as('text'),
      )
      .where('assets.user_id', '=', value('userId'))
      .as('quotes'),
    of
      .selectFrom('splits')
      .select(
        sql<string>`count(*) || ' ' || coalesce(sum(case when source = 'typed' then 1 else 0 end), 0)`.as('count'),
      )
      .as('splits'),
    of
      .selectFrom('held_back_prices as odd')
      .innerJoin('assets', 'assets.symbol', 'odd.symbol')
      .select(
        textOf(sql`odd.symbol || ' ' || odd.price || ' ' || coalesce(odd.known_price, '') || ' ' || odd.source || ' '
          || odd.at || ' ' || odd.reason`).as('text'),
      )
      .where('assets.user_id', '=', value('userId'))
      .as('quarantined'),
  ]),
)

const closesQuery = prepared<Omit<LastClosesValues, 'today'>, Pick<ListFingerprint, 'closes'>>((db, value) =>
  db
    .selectFrom('assets')
    .select(
      textOf(sql`assets.asset_id || ' ' || coalesce(${toldLastClosesOf(sql`${value('shared')}`)}, '') || ' own '
        || coalesce(${toldLastClosesOf(sql`${value('userId')}`)}, '')
        || ' from ' || coalesce((select filled_from from price_series where price_series.symbol = assets.symbol), '')`).as(
        'closes',
      ),
    )
    .where('assets.user_id', '=', value('userId')),
)

/** All rows in one. Each names its symbol, so the order in which the database comes upon them changes nothing that is said. */
const textOf = (row: RawBuilder<unknown>) => sql<string | null>`string_agg(${row}, '|')`

/** An asset's symbol with what a provider says that it costs, if one does. */
export type QuotedRow = Pick<AssetRow, 'symbol'> & QuoteColumns

/** Everything on a user's lists, in the order of its adding, with what a provider says of each. */
export const listAssetQuotes = (db: Db, userId: string): Promise<QuotedRow[]> => quotesQuery(db, { userId })

const quotesQuery = prepared<{ userId: string }, QuotedRow>((db, value) => assetQuotesQuery(db, value('userId')))

/** One indexed query; exported so that a test can ask the database how it means to answer it. */
export const assetQuotesQuery = (db: Db, userId: string) =>
  db
    .selectFrom('assets')
    .leftJoin('quotes', 'quotes.ticker', 'assets.symbol')
    .select(['assets.symbol', 'quotes.price', 'quotes.open', 'quotes.previous_close', 'quotes.source', 'quotes.at'])
    .where('assets.user_id', '=', userId)
    .orderBy('assets.asset_id')
