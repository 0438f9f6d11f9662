import { isSameSplit } from '#domain/assets/pending-split.ts'
import type { QuarantinedPrice, ReportedSplit } from '#domain/prices/known-market.ts'
import type { PriceSource } from '#domain/prices/price.ts'
import type { Db } from '../database/open-database.ts'
import { prepared } from '../database/prepared.ts'
import type { QuarantinedPriceRow, SplitRow } from '../database/tables.ts'
import { noteDropped } from './looked-at-splits.ts'
import { countWrite } from './market-version.ts'

/** The reported splits and the quarantined price of each symbol. Few symbols have any. */
export type Anomalies = ReadonlyMap<
  string,
  { readonly splits: readonly ReportedSplit[]; readonly quarantined: QuarantinedPrice | null }
>

/** The anomalies of all symbols on a user's lists. */
export async function listAnomalies(db: Db, userId: string): Promise<Anomalies> {
  const bySymbol = new Map<string, { splits: ReportedSplit[]; quarantined: QuarantinedPrice | null }>()
  const of = (symbol: string) => {
    const ofSymbol = bySymbol.get(symbol) ?? { splits: [], quarantined: null }
    bySymbol.set(symbol, ofSymbol)
    return ofSymbol
  }
  for (const row of await splitsQuery(db, { userId })) of(row.symbol).splits.push(toSplit(row))
  for (const ofSymbol of bySymbol.values()) ofSymbol.splits = eachOnce(ofSymbol.splits)
  for (const row of await quarantinedQuery(db, { userId })) of(row.symbol).quarantined = toQuarantined(row)
  return bySymbol
}

/** The reported splits of some symbols; those that have none are left out. */
export async function listReportedSplits(
  db: Db,
  symbols: readonly string[],
): Promise<ReadonlyMap<string, readonly ReportedSplit[]>> {
  const rows =
    symbols.length === 0 ? [] : await db.selectFrom('splits').selectAll().where('symbol', 'in', symbols).execute()
  return new Map(
    [...Map.groupBy(rows, ({ symbol }) => symbol)].map(([symbol, of]) => [symbol, eachOnce(of.map(toSplit))]),
  )
}

/**
 * Drops a typed split when a provider reports the same one, so that the provider's day counts. In the order of their days, because a
 * decision is hashed with the splits that were known, and PostgreSQL gives rows in the order in which they were stored.
 */
export const eachOnce = (splits: ReportedSplit[]): ReportedSplit[] =>
  splits
    .filter(
      (split) =>
        split.source !== 'typed' || !splits.some((other) => other.source !== 'typed' && isSameSplit(other, split)),
    )
    .sort((one, other) => (one.effectiveOn < other.effectiveOn ? -1 : 1))

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

export const toSplit = ({ effective_on, new_shares, old_shares, source }: Omit<SplitRow, 'symbol'>): ReportedSplit => ({
  effectiveOn: effective_on,
  newShares: new_shares,
  oldShares: old_shares,
  source: source as PriceSource,
})

export const toQuarantined = ({
  price,
  known_price,
  reason,
  source,
  at,
}: Omit<QuarantinedPriceRow, 'symbol'>): QuarantinedPrice => ({
  price,
  knownPrice: known_price,
  reason,
  source: source as PriceSource,
  at,
})

/** Quarantines a price, in place of the symbol's last quarantined one. */
export async function quarantine(db: Db, symbol: string, { knownPrice, ...claimed }: QuarantinedPrice): Promise<void> {
  const row = { ...claimed, known_price: knownPrice }
  await db
    .insertInto('held_back_prices')
    .values({ symbol, ...row })
    .onConflict((conflict) => conflict.column('symbol').doUpdateSet(row))
    .execute()
  countWrite(db, 'anomalies', [symbol])
}

/** Ends the quarantine of a symbol, where it has one. */
export async function release(db: Db, symbol: string): Promise<void> {
  const { numDeletedRows } = await db.deleteFrom('held_back_prices').where('symbol', '=', symbol).executeTakeFirst()
  // Each accepted quote releases its symbol, of which hardly ever a price was quarantined.
  if (numDeletedRows > 0n) countWrite(db, 'anomalies', [symbol])
}

/** Every split of a symbol as it is stored, also a typed one beside the same of a provider. */
export async function listStored(db: Db, symbol: string): Promise<readonly ReportedSplit[]> {
  const rows = await db.selectFrom('splits').selectAll().where('symbol', '=', symbol).orderBy('effective_on').execute()
  return rows.map(toSplit)
}

/**
 * Stores the splits that a provider reports, and those that prices themselves have shown, each once: two that differ by some days
 * would divide earlier prices twice. No typed split is deleted when a provider reports it too; `eachOnce` drops it when reading.
 */
export async function storeSplits(db: Db, symbol: string, reported: readonly ReportedSplit[]): Promise<void> {
  const standing = await listStored(db, symbol)
  const isNews = (split: ReportedSplit) =>
    !standing.some((other) => isSameSplit(other, split) && (other.source !== 'typed' || split.source === 'typed'))
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
    // A split that somebody typed for that day is replaced by a provider's.
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
  countWrite(db, 'anomalies', [symbol])
}

/** Takes splits of a symbol away, each as it stands there: of another source, in another ratio or on another day it stays. */
export async function dropSplits(db: Db, symbol: string, splits: readonly ReportedSplit[]): Promise<void> {
  for (const { effectiveOn, newShares, oldShares, source } of splits)
    await db
      .deleteFrom('splits')
      .where('symbol', '=', symbol)
      .where('effective_on', '=', effectiveOn)
      .where('new_shares', '=', newShares)
      .where('old_shares', '=', oldShares)
      .where('source', '=', source)
      .execute()
  if (splits.length === 0) return
  await noteDropped(db, symbol, splits)
  countWrite(db, 'anomalies', [symbol])
}
