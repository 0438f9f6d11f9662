import { type RawBuilder, sql } from 'kysely'
import type { LastClose } from '#domain/assets/current-price.ts'
import type { AssetFacts } from '#domain/ledger/entry.ts'
import type { KnownMarket, QuarantinedPrice, ReportedSplit } from '#domain/prices/known-market.ts'
import type { Quote } from '#domain/prices/quote.ts'
import { seriesSymbol } from '#domain/prices/series.ts'
import type { Db } from '../database/open-database.ts'
import { prepared, type ValueIn } from '../database/prepared.ts'
import type { QuoteColumns, SplitRow } from '../database/tables.ts'
import { symbolOf } from '../ledger/read-model.ts'
import { eachOnce, toQuarantined, toSplit } from './anomaly-store.ts'
import { SHARED } from './daily-price-store.ts'
import { type LastClosesRow, readCloses, SERIES, toldCloseOf } from './last-close-store.ts'
import { toQuote } from './quote-store.ts'

/** What providers say about a symbol: the last accepted price, the splits that they report, and the quarantined price. */
export type MarketData = {
  readonly quote: Quote | null
  readonly splits: readonly ReportedSplit[]
  readonly quarantined: QuarantinedPrice | null
}

/** All that is known about an asset's price besides its own entries. */
export type AssetMarketData = MarketData & { readonly closes: readonly LastClose[] }

/** For an asset that no provider is asked about, such as an option, and for any before the first answer. */
export const NO_MARKET_DATA: AssetMarketData = { quote: null, splits: [], quarantined: null, closes: [] }

/** In the form in which an entry stores it, where unknown parts are left out. */
export const toKnownMarket = ({ quote, closes, splits, quarantined }: AssetMarketData): KnownMarket => ({
  ...(quote && { quote }),
  ...(closes.length > 0 && { closes }),
  ...(splits.length > 0 && { splits }),
  ...(quarantined && { heldBack: quarantined }),
})

export const ofKnownMarket = ({ heldBack, ...market }: KnownMarket): AssetMarketData => ({
  ...NO_MARKET_DATA,
  ...market,
  quarantined: heldBack ?? null,
})

/** @param symbol the ticker; null for an option, which a share's price does not price */
export async function findMarketData(db: Db, symbol: string | null): Promise<MarketData> {
  return symbol === null ? NO_MARKET_DATA : toMarketData(await marketQuery(db, { symbol }))
}

export async function findAssetMarketData(db: Db, userId: string, facts: AssetFacts): Promise<AssetMarketData> {
  const symbol = symbolOf(facts)
  const parameters = { symbol: symbol ?? NO_SYMBOL, series: seriesSymbol(facts), userId, shared: SHARED }
  const rows = await assetMarketQuery(db, parameters)
  return toAssetMarketData(rows)
}

/** @param rows the market data of one asset, a row for each split; an option's rows have only its closes */
export const toAssetMarketData = (rows: readonly AssetMarketRow[]): AssetMarketData => ({
  ...toMarketData(rows),
  closes: rows[0] ? readCloses(rows[0]) : [],
})

/** Matches no row, because no ticker is empty. */
const NO_SYMBOL = ''

type Nullable<Row> = { [Column in keyof Row]: Row[Column] | null }

/** A quote and the quarantined price, repeated for each split of the symbol; columns are null where nothing is known. */
type MarketRow = QuoteColumns &
  Nullable<Omit<SplitRow, 'symbol' | 'source'>> & {
    readonly split_source: string | null
    readonly held_price: string | null
    readonly known_price: string | null
    readonly reason: string | null
    readonly held_source: string | null
    readonly held_at: string | null
  }

const marketOf = (db: Db, symbol: RawBuilder<string | null>) =>
  db
    // One constant row to join to, because most symbols have no row in any of these tables.
    .selectFrom(sql<{ one: number }>`(select 1 as one)`.as('one'))
    .leftJoin('quotes', (join) => join.on('quotes.ticker', '=', symbol))
    .leftJoin('held_back_prices as held', (join) => join.on('held.symbol', '=', symbol))
    .leftJoin('splits', (join) => join.on('splits.symbol', '=', symbol))
    .select(['quotes.price', 'quotes.open', 'quotes.previous_close', 'quotes.source', 'quotes.at'])
    .select(['held.price as held_price', 'held.known_price', 'held.reason', 'held.source as held_source'])
    .select(['held.at as held_at', 'splits.effective_on', 'splits.new_shares', 'splits.old_shares'])
    .select('splits.source as split_source')

const marketQuery = prepared<{ symbol: string }, MarketRow>((db, value) => marketOf(db, sql`${value('symbol')}`))

type AssetAsked = { readonly symbol: string; readonly series: string; readonly userId: string; readonly shared: string }

export type AssetMarketRow = MarketRow & LastClosesRow

const assetMarketQuery = prepared<AssetAsked, AssetMarketRow>((db, value) =>
  marketWithCloses(db, sql`${value('symbol')}`, sql`${value('series')}`, value),
)

const marketWithCloses = (
  db: Db,
  symbol: RawBuilder<string | null>,
  series: RawBuilder<string>,
  value: ValueIn<Pick<AssetAsked, 'userId' | 'shared'>>,
) => {
  const [theirs, own] = [sql`${value('shared')}`, sql`${value('userId')}`]
  return marketOf(db, symbol).select([
    toldCloseOf(theirs, series, 0).as('theirs'),
    toldCloseOf(theirs, series, 1).as('before'),
    toldCloseOf(own, series, 0).as('own'),
    toldCloseOf(own, series, 1).as('ownBefore'),
  ])
}

export type MarketOfAssetAsked = { readonly userId: string; readonly assetId: number; readonly shared: string }

/** The same for an asset by its number, for a query that also reads the asset. There is always at least one row. */
export const marketOfAsset = (db: Db, value: ValueIn<MarketOfAssetAsked>) => {
  const ofAsset = <T>(column: RawBuilder<T>) =>
    sql<T>`(select ${column} from assets where assets.user_id = ${value('userId')} and assets.asset_id = ${value('assetId')})`
  return marketWithCloses(db, ofAsset(sql<string | null>`assets.symbol`), ofAsset(SERIES), value)
}

function toMarketData(rows: readonly MarketRow[]): MarketData {
  const [row] = rows
  return {
    quote: row ? toQuote(row) : null,
    splits: eachOnce(rows.flatMap(splitOf)),
    quarantined: row ? quarantinedOf(row) : null,
  }
}

function splitOf({ effective_on, new_shares, old_shares, split_source }: MarketRow): ReportedSplit[] {
  if (effective_on === null || new_shares === null || old_shares === null || split_source === null) return []
  return [toSplit({ effective_on, new_shares, old_shares, source: split_source })]
}

function quarantinedOf({ held_price, known_price, reason, held_source, held_at }: MarketRow): QuarantinedPrice | null {
  if (held_price === null || reason === null || held_source === null || held_at === null) return null
  return toQuarantined({ price: held_price, known_price, reason, source: held_source, at: held_at })
}
