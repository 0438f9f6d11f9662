import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../database/open-database.ts'
import { prepared } from '../database/prepared.ts'
import type { AssetRow, QuoteColumns } from '../database/tables.ts'
import { READ_MODEL_MENDED } from '../ledger/read-model.ts'
import { SHARED } from '../prices/daily-price-store.ts'
import { type LastClosesValues, toldLastClosesOf } from '../prices/last-close-store.ts'
import { changedSince, marketVersion } from '../prices/market-version.ts'

/** All that a user's lists are made of, told so shortly that it can be asked for with every request. */
export type ListFingerprint = LedgerFingerprint &
  MarketFingerprint & {
    /** New York's calendar day. */
    readonly day: string
  }

type LedgerFingerprint = {
  /** The hash with which the user's ledger ends, whose replay the states are; null before the first entry. */
  readonly head: string | null
  /** When rows were last put right past the ledger, in a form of its own; null when they never were. */
  readonly mended: string | null
}

/** Each is null where there is nothing of its kind. On SQLite, where this process alone writes them, it says how often it did. */
type MarketFingerprint = {
  /** Every quote of the user's symbols. */
  readonly quotes: string | null
  /**
   * How many splits of any symbol are known, and how many only by somebody's word, whose place a provider's report takes; and every
   * quarantined price of their symbols.
   */
  readonly anomalies: string | null
  /** The last two closes of each of their series and its first day. */
  readonly closes: string | null
}

export async function findListFingerprint(db: Db, userId: string, day: string): Promise<ListFingerprint> {
  const market = countedMarket(db)
  const [ledger = NO_LEDGER] = await ledgerQuery(db, { userId })
  return { day, ...ledger, ...(market ?? (await toldMarket(db, userId))) }
}

const NO_LEDGER: LedgerFingerprint = { head: null, mended: null }

function countedMarket(db: Db): MarketFingerprint | null {
  const versionOf = (part: keyof MarketFingerprint) => marketVersion(db, part)?.toString() ?? null
  const market = { quotes: versionOf('quotes'), anomalies: versionOf('anomalies'), closes: versionOf('closes') }
  return market.closes === null ? null : market
}

async function toldMarket(db: Db, userId: string): Promise<MarketFingerprint> {
  const [told] = await marketQuery(db, { userId })
  const [last] = await closesQuery(db, { userId, shared: SHARED })
  return {
    quotes: told?.quotes ?? null,
    anomalies: `${told?.splits} ${told?.quarantined}`,
    closes: last?.closes ?? null,
  }
}

const ledgerQuery = prepared<{ userId: string }, LedgerFingerprint>((db, value) =>
  db.selectNoFrom([headOf(db, value('userId')).as('head'), mendedAt(db).as('mended')]),
)

/** The hash with which a user's ledger ends. */
export const headOf = (db: Db, userId: string) =>
  db.selectFrom('entries').select('hash').where('user_id', '=', userId).orderBy('sequence', 'desc').limit(1)

/** When rows of the read model were last put right. */
export const mendedAt = (db: Db) => db.selectFrom('settings').select('value').where('name', '=', READ_MODEL_MENDED)

type ToldMarket = Readonly<Record<'quotes' | 'splits' | 'quarantined', string | null>>

const marketQuery = prepared<{ userId: string }, ToldMarket>((db, value) =>
  db.selectNoFrom((of) => [
    quotesOf(db, value('userId')).as('quotes'),
    of
      .selectFrom('splits')
      .select(
        sql<string>`count(*) || ' ' || coalesce(sum(case when source = 'typed' then 1 else 0 end), 0)`.as('count'),
      )
      .as('splits'),
    quarantinedOf(db, value('userId')).as('quarantined'),
  ]),
)

/** The quotes of a user's symbols as one text. */
export const quotesOf = (db: Db, userId: string) =>
  db
    .selectFrom('assets')
    .innerJoin('quotes', 'quotes.ticker', 'assets.symbol')
    .select(
      textOf(sql`quotes.ticker || ' ' || quotes.price || ' ' || coalesce(quotes.open, '') || ' '
        || coalesce(quotes.previous_close, '') || ' ' || quotes.source || ' ' || quotes.at`).as('text'),
    )
    .where('assets.user_id', '=', userId)

/** The quarantined prices of a user's symbols as one text. */
export const quarantinedOf = (db: Db, userId: string) =>
  db
    .selectFrom('held_back_prices as odd')
    .innerJoin('assets', 'assets.symbol', 'odd.symbol')
    .select(
      textOf(sql`odd.symbol || ' ' || odd.price || ' ' || coalesce(odd.known_price, '') || ' ' || odd.source || ' '
        || odd.at || ' ' || odd.reason`).as('text'),
    )
    .where('assets.user_id', '=', userId)

const closesQuery = prepared<Omit<LastClosesValues, 'today'>, Pick<MarketFingerprint, 'closes'>>((db, value) =>
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

/** The most quotes that are read one by one: more take as long as all of a list of a thousand. */
const FEW = 50

/** What `listAssetQuotes` told before, with those quotes read again that were stored since that version of the quotes. */
export async function listQuotesSince(
  db: Db,
  userId: string,
  before: readonly QuotedRow[],
  version: number,
): Promise<readonly QuotedRow[]> {
  const isChanged = ({ symbol }: QuotedRow) => symbol !== null && changedSince(db, 'quotes', symbol, version)
  const changed = before.filter(isChanged)
  if (changed.length > FEW) return listAssetQuotes(db, userId)
  const quotes = new Map<string | null, QuotedRow>()
  for (const { symbol } of changed) for (const quote of await quoteQuery(db, { symbol })) quotes.set(symbol, quote)
  return before.map((row) => quotes.get(row.symbol) ?? row)
}

const quoteQuery = prepared<Pick<QuotedRow, 'symbol'>, QuotedRow>((db, value) =>
  db
    .selectFrom('quotes')
    .select(['ticker as symbol', 'price', 'open', 'previous_close', 'source', 'at'])
    .where('ticker', '=', value('symbol')),
)

const quotesQuery = prepared<{ userId: string }, QuotedRow>((db, value) => assetQuotesQuery(db, value('userId')))

/** One indexed query; exported so that a test can ask the database how it means to answer it. */
export const assetQuotesQuery = (db: Db, userId: string) =>
  db
    .selectFrom('assets')
    .leftJoin('quotes', 'quotes.ticker', 'assets.symbol')
    .select(['assets.symbol', 'quotes.price', 'quotes.open', 'quotes.previous_close', 'quotes.source', 'quotes.at'])
    .where('assets.user_id', '=', userId)
    .orderBy('assets.asset_id')
