import type { Asset } from '#domain/assets/asset.ts'
import { seriesSymbol } from '#domain/prices/series.ts'
import type { Db } from '../database/open-database.ts'
import { findReadResult, storeReadResult } from '../database/read-result-store.ts'
import { findPlace, listStatesSince } from '../ledger/changed-states.ts'
import { readState, sumOfState } from '../ledger/read-model.ts'
import { listAnomalies } from '../prices/anomaly-store.ts'
import { lastingClosesFingerprint } from '../prices/daily-price-store.ts'
import { listLastCloses } from '../prices/last-close-store.ts'
import type { RowMarket, ShownLists, ShownRow } from './asset-rows.ts'
import { type ListSources, seriesOf } from './list-sources.ts'
import { type ListFingerprint, listAssetQuotes } from './list-store.ts'
import { writeRow } from './shown-row.ts'

/** A row as it was shown, with all that it came from, so that another process finds out whether it is still current. */
type StoredRow = Pick<ShownRow, 'row' | 'isProviderQuarantined'> &
  Pick<RowMarket, 'quote' | 'anomaly' | 'closes'> & {
    /** The checksum of the asset's state, and how long that is. */
    readonly sum: string
    readonly length: number
    /** Where its closes are stored. */
    readonly series: string
    /** Whether it was looked for a provider's close of about the day of the owner's price, which any write of closes may change. */
    readonly hasWitness: boolean
  }

type StoredLists = {
  /** Which closes were stored. */
  readonly closesAsOf: string
  readonly rows: readonly StoredRow[]
}

/** For which program and day lists are stored, and which closes are stored now. */
export type StoredPlace = { readonly madeOf: string; readonly closesAsOf: string }

/** Must be read before anything that the lists come from. @param madeOf the program and the day, which all rows depend on */
export const storedPlaceOf = async (db: Db, userId: string, madeOf: string): Promise<StoredPlace> => ({
  madeOf,
  closesAsOf: await lastingClosesFingerprint(db, userId),
})

/**
 * The rows that an earlier process has shown, and all that rows come from now, of which closes are read again only where any were written.
 * Whoever shows them compares each row with what it comes from.
 * @param fingerprint must be read before
 */
export async function findStoredLists(
  db: Db,
  userId: string,
  { madeOf, closesAsOf }: StoredPlace,
  fingerprint: ListFingerprint,
): Promise<ShownLists | null> {
  const stored = await findReadResult<StoredLists>(db, userId, 'lists', madeOf)
  if (!stored) return null
  const place = await findPlace(db, userId)
  const states = await listStatesSince(db, userId, 0)
  const byId = new Map(stored.rows.map((row) => [row.row.assetId, row]))
  const areSameCloses = stored.closesAsOf === closesAsOf
  const assets: ShownRow[] = []
  const closes: ListSources['closes'][number][] = []
  for (const { asset_id, state } of states) {
    const row = byId.get(asset_id)
    const isSame = row?.length === state.length && row.sum === sumOfState(state)
    if (row && areSameCloses && (isSame || row.series === seriesOf(state))) closes.push(row.closes)
    if (row && isSame && (areSameCloses || !row.hasWitness)) assets.push(shownRow(row, state, fingerprint))
  }
  const sources = {
    ...{ fingerprint, place, states },
    quotes: await listAssetQuotes(db, userId),
    closes: closes.length === states.length ? closes : await listLastCloses(db, userId, fingerprint.day),
    anomalies: await listAnomalies(db, userId),
  }
  return { sources, assets, rows: assets.map(({ row }) => row), answers: new Map() }
}

function shownRow(
  { row, isProviderQuarantined, hasWitness, quote, anomaly, closes }: StoredRow,
  state: string,
  { day, closes: closesAsOf }: ListFingerprint,
): ShownRow {
  let asset: Asset | null = null
  return {
    ...{ state, row, isProviderQuarantined, market: { day, quote, anomaly, closes } },
    ...(hasWitness && { witnessAsOf: closesAsOf }),
    // A list shows its rows alone, and reading a thousand assets takes longer than all else that it needs.
    get asset() {
      asset ??= readState(state)
      if (!asset) throw new Error(`The row of asset ${row.assetId} was changed past Candor, and cannot be read.`)
      return asset
    },
  }
}

/** Stores rows in the place of those of before. */
export function storeLists(
  db: Db,
  userId: string,
  { madeOf, closesAsOf }: StoredPlace,
  assets: readonly ShownRow[],
): Promise<void> {
  const rows = assets.map((shown) => `{"row":${writeRow(shown.row)},${JSON.stringify(ingredientsOf(shown)).slice(1)}`)
  const result = `{"closesAsOf":${JSON.stringify(closesAsOf)},"rows":[${rows.join(',')}]}`
  return storeReadResult(db, userId, 'lists', madeOf, result)
}

function ingredientsOf(shown: ShownRow): Omit<StoredRow, 'row'> {
  const { state, market, isProviderQuarantined, witnessAsOf } = shown
  const { quote, anomaly, closes } = market
  const series = quote.symbol ?? seriesSymbol(shown.asset.facts)
  return {
    ...{ isProviderQuarantined, hasWitness: witnessAsOf !== undefined, quote, anomaly, closes },
    ...{ sum: sumOfState(state), length: state.length, series },
  }
}
