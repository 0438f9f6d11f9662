import type { LastClose } from '#domain/assets/current-price.ts'
import { isSameSplit } from '#domain/assets/pending-split.ts'
import type { AssetFacts } from '#domain/ledger/entry.ts'
import type { PriceSource } from '#domain/prices/price.ts'
import type { Quote } from '#domain/prices/quote.ts'
import { seriesSymbol } from '#domain/prices/series.ts'
import type { Split } from '#domain/prices/split.ts'
import type { Db } from '../database/open-database.ts'
import { prepared } from '../database/prepared.ts'
import type { QuarantinedPriceRow, SplitRow } from '../database/tables.ts'
import { symbolOf } from '../ledger/read-model.ts'
import { findLastCloses } from './last-close-store.ts'
import { findQuote } from './quote-store.ts'

/** `typed`: no provider reports it, but somebody here has explained a price by it. */
export type ReportedSplit = Split & { readonly source: PriceSource }

/** A provider's price that is quarantined, the last one that was, and why. */
export type QuarantinedPrice = {
  readonly price: string
  readonly knownPrice: string | null
  readonly reason: string
  readonly source: PriceSource
  readonly at: string
}

/** What providers say of a symbol: the last price that is accepted, the splits they report, and what is quarantined. */
export type MarketData = {
  readonly quote: Quote | null
  readonly splits: readonly ReportedSplit[]
  readonly heldBack: QuarantinedPrice | null
}

/** All that is known of an asset's price besides its own entries. */
export type AssetMarketData = MarketData & { readonly closes: readonly LastClose[] }

/** Of a symbol that no provider is asked about: an option, or anything before the first answer. */
export const NO_MARKET_DATA: AssetMarketData = { quote: null, splits: [], heldBack: null, closes: [] }

/** What is out of the ordinary, by symbol: few symbols have any of it. */
export type Anomalies = ReadonlyMap<string, Pick<MarketData, 'splits' | 'heldBack'>>

/** @param symbol the ticker; null for an option, which a share's price says nothing of */
export async function findMarketData(db: Db, symbol: string | null): Promise<MarketData> {
  if (symbol === null) return NO_MARKET_DATA
  const stored = await findQuote(db, symbol)
  const splits = await db.selectFrom('splits').selectAll().where('symbol', '=', symbol).execute()
  const heldBack = await db.selectFrom('held_back_prices').selectAll().where('symbol', '=', symbol).executeTakeFirst()
  return {
    quote: stored?.quote ?? null,
    splits: eachOnce(splits.map(toSplit)),
    heldBack: heldBack ? toQuarantined(heldBack) : null,
  }
}

export const findAssetMarketData = async (db: Db, userId: string, facts: AssetFacts): Promise<AssetMarketData> => ({
  ...(await findMarketData(db, symbolOf(facts))),
  closes: await findLastCloses(db, userId, seriesSymbol(facts)),
})

/** Of all symbols on a user's lists. */
export async function listAnomalies(db: Db, userId: string): Promise<Anomalies> {
  const bySymbol = new Map<string, { splits: ReportedSplit[]; heldBack: QuarantinedPrice | null }>()
  const of = (symbol: string) => {
    const known = bySymbol.get(symbol) ?? { splits: [], heldBack: null }
    bySymbol.set(symbol, known)
    return known
  }
  for (const row of await splitsQuery(db, { userId })) of(row.symbol).splits.push(toSplit(row))
  for (const known of bySymbol.values()) known.splits = eachOnce(known.splits)
  for (const row of await quarantinedQuery(db, { userId })) of(row.symbol).heldBack = toQuarantined(row)
  return bySymbol
}

/** A provider knows the day of a split better than whoever explained a price by it. */
const eachOnce = (splits: ReportedSplit[]): ReportedSplit[] =>
  splits.filter(
    (split) =>
      split.source !== 'typed' || !splits.some((other) => other.source !== 'typed' && isSameSplit(other, split)),
  )

const splitsQuery = prepared<{ userId: string }, SplitRow>((db, value) =>
  db
    .selectFrom('splits')
    .selectAll()
    .where((of) =>
      of.exists(
        of
          .selectFrom('assets')
          .select('assets.asset_id')
          .whereRef('assets.symbol', '=', 'splits.symbol')
          .where('assets.user_id', '=', value('userId')),
      ),
    ),
)

const quarantinedQuery = prepared<{ userId: string }, QuarantinedPriceRow>((db, value) =>
  db
    .selectFrom('held_back_prices')
    .selectAll()
    .where((of) =>
      of.exists(
        of
          .selectFrom('assets')
          .select('assets.asset_id')
          .whereRef('assets.symbol', '=', 'held_back_prices.symbol')
          .where('assets.user_id', '=', value('userId')),
      ),
    ),
)

const toSplit = ({ effective_on, new_shares, old_shares, source }: SplitRow): ReportedSplit => ({
  effectiveOn: effective_on,
  newShares: new_shares,
  oldShares: old_shares,
  source: source as PriceSource,
})

const toQuarantined = ({ price, known_price, reason, source, at }: QuarantinedPriceRow): QuarantinedPrice => ({
  price,
  knownPrice: known_price,
  reason,
  source: source as PriceSource,
  at,
})

/** Puts a price aside that is quarantined; the last one takes the place of the one before. */
export async function holdBack(db: Db, symbol: string, { knownPrice, ...claimed }: QuarantinedPrice): Promise<void> {
  const row = { ...claimed, known_price: knownPrice }
  await db
    .insertInto('held_back_prices')
    .values({ symbol, ...row })
    .onConflict((conflict) => conflict.column('symbol').doUpdateSet(row))
    .execute()
}

export async function release(db: Db, symbol: string): Promise<void> {
  await db.deleteFrom('held_back_prices').where('symbol', '=', symbol).execute()
}

/**
 * Keeps what a provider reports, and what the prices themselves have shown to be a split, each once: two that differ by some
 * days would divide the prices of before twice. Nothing is taken away: where a provider says it too, that is what is read.
 */
export async function storeSplits(db: Db, symbol: string, reported: readonly ReportedSplit[]): Promise<void> {
  const rows = await db.selectFrom('splits').selectAll().where('symbol', '=', symbol).execute()
  const standing = rows.map(toSplit)
  const isNews = (split: ReportedSplit) =>
    !standing.some((known) => isSameSplit(known, split) && (known.source !== 'typed' || split.source === 'typed'))
  const splits = reported.filter(isNews)
  if (splits.length === 0) return
  await db
    .insertInto('splits')
    .values(
      splits.map(({ effectiveOn, newShares, oldShares, source }) => ({
        symbol,
        effective_on: effectiveOn,
        new_shares: newShares,
        old_shares: oldShares,
        source,
      })),
    )
    // What somebody typed of that day gives way to what a provider says of it.
    .onConflict((conflict) =>
      conflict
        .columns(['symbol', 'effective_on'])
        .doUpdateSet((of) => ({
          new_shares: of.ref('excluded.new_shares'),
          old_shares: of.ref('excluded.old_shares'),
          source: of.ref('excluded.source'),
        }))
        .where('splits.source', '=', 'typed'),
    )
    .execute()
}
