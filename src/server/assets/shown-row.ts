import type { AssetRowView } from '#contract/assets.ts'
import type { Asset } from '#domain/assets/asset.ts'
import type { Db } from '../database/open-database.ts'
import { isOfAnotherRelease, readState } from '../ledger/read-model.ts'
import { findStanding } from '../ledger/standing-store.ts'
import { type AssetMarketData, NO_MARKET_DATA } from '../prices/market-data.ts'
import { withWitness } from '../prices/market-of-asset.ts'
import { changedSince, marketVersion } from '../prices/market-version.ts'
import { toQuote } from '../prices/quote-store.ts'
import { viewPricedRow } from './asset-row-view.ts'
import type { RowMarket, ShownRow } from './asset-rows.ts'

type Current = Pick<ShownRow, 'state' | 'market'> & { readonly closesAsOf: string | null }

/** Whether a row that was shown is what would be shown now. */
export function isCurrent(db: Db, row: ShownRow, { state, market, closesAsOf }: Current): boolean {
  const isSameMarket =
    row.market.day === market.day &&
    isSame(row.market.quote, market.quote) &&
    isSame(row.market.anomaly, market.anomaly) &&
    isSame(row.market.closes, market.closes)
  return row.state === state && isSameMarket && !hasOtherCloses(db, row, closesAsOf)
}

/** Whether other closes may explain the row, where it was looked for one. On SQLite it is known of which symbols any were written. */
function hasOtherCloses(db: Db, { witnessAsOf, market: { quote } }: ShownRow, closesAsOf: string | null): boolean {
  if (witnessAsOf === undefined || witnessAsOf === closesAsOf) return false
  return (
    marketVersion(db, 'closes') === null ||
    quote.symbol === null ||
    changedSince(db, 'closes', quote.symbol, Number(witnessAsOf))
  )
}

/** What was not read again is the very same. */
const isSame = (one: unknown, other: unknown): boolean => one === other || JSON.stringify(one) === JSON.stringify(other)

/** @returns null for an asset that is left out, because nothing comes of its row: the check of the journal names it */
export async function findAsset(db: Db, userId: string, assetId: number, state: string): Promise<Asset | null> {
  // In the minutes of an update another process writes rows that this one cannot read.
  return isOfAnotherRelease(state) ? (await findStanding(db, userId, { assetId })).asset : readState(state)
}

/** A row, where it would leave out a provider's prices with what the provider said on about the day of the owner's own. */
export async function showRow(
  db: Db,
  from: Pick<ShownRow, 'state' | 'asset' | 'market'>,
  closesAsOf: string | null,
  at: string,
): Promise<ShownRow> {
  const market = marketOf(from.market)
  const row = { ...from, ...viewPricedRow(from.asset, market, at) }
  if (!row.isProviderQuarantined) return row
  const withCloses = await withWitness(db, from.asset, market, at)
  return { ...from, ...viewPricedRow(from.asset, withCloses, at), witnessAsOf: closesAsOf }
}

const marketOf = ({ quote, anomaly, closes }: RowMarket): AssetMarketData => ({
  ...NO_MARKET_DATA,
  ...anomaly,
  quote: toQuote(quote),
  closes,
})

/** A row as JSON, written once however often it is answered. */
export function writeRow(row: AssetRowView): string {
  const written = writtenRows.get(row) ?? JSON.stringify(row)
  writtenRows.set(row, written)
  return written
}

const writtenRows = new WeakMap<AssetRowView, string>()
