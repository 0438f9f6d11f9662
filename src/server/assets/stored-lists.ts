import { isDeepStrictEqual } from 'node:util'
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
import { type ListSources, marketAt, seriesOf } from './list-sources.ts'
import { type ListFingerprint, listAssetQuotes } from './list-store.ts'
import { writeRow } from './shown-row.ts'

/** A row as it was shown, with all that it came from, so that another process finds out whether it is still current. */
type StoredRow = Pick<ShownRow, 'row' | 'isProviderQuarantined'> &
  Pick<RowMarket, 'closes'> & {
    /** The checksum of the asset's state, and how long that is. */
    readonly sum: string | null
    readonly length: number
    /** Its quote and anomalies. @see marketText */
    readonly market: string
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
type StoredPlace = { readonly madeOf: string; readonly closesAsOf: string }

/** Must be read before anything that the lists come from. @param madeOf the program and the day, which all rows depend on */
export const storedPlaceOf = async (db: Db, userId: string, madeOf: string): Promise<StoredPlace> => ({
  madeOf,
  closesAsOf: await lastingClosesFingerprint(db, userId),
})

/**
 * All that rows come from now, and the rows that an earlier process has shown of just this. Closes are read again only where any were
 * written.
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
  const sources = {
    ...{ fingerprint, place, states },
    quotes: await listAssetQuotes(db, userId),
    closes: (areSameCloses && closesOf(states, byId)) || (await listLastCloses(db, userId, fingerprint.day)),
    anomalies: await listAnomalies(db, userId),
  }
  const assets = states.flatMap(({ asset_id, state }, index) => {
    const [row, market] = [byId.get(asset_id), marketAt(sources, index)]
    if (!row || !market || !isOfState(row, state) || row.market !== marketText(market)) return []
    const hasSameCloses = areSameCloses || (!row.hasWitness && isDeepStrictEqual(row.closes, market.closes))
    return hasSameCloses ? [shownRow(row, state, market, fingerprint.closes)] : []
  })
  return { sources, assets, rows: assets.map(({ row }) => row), answers: new Map() }
}

type ById = ReadonlyMap<number, StoredRow>

/** The stored closes of all assets; null where one is new, or has other terms. */
function closesOf(states: ListSources['states'], byId: ById): ListSources['closes'] | null {
  const rows = states.flatMap(({ asset_id, state }) => {
    const row = byId.get(asset_id)
    return row && (isOfState(row, state) || row.series === seriesOf(state)) ? [row] : []
  })
  return rows.length === states.length ? rows.map(({ closes }) => closes) : null
}

const isOfState = ({ sum, length }: StoredRow, state: string): boolean =>
  length === state.length && sum !== null && sum === sumOfState(state)

/** A quote and anomalies as a text that is quickly compared. No part of a quote has a blank. */
function marketText({ quote, anomaly }: Pick<RowMarket, 'quote' | 'anomaly'>): string {
  const { symbol, price, open, previous_close, source, at } = quote
  return `${symbol} ${price} ${open} ${previous_close} ${source} ${at} ${anomaly ? JSON.stringify(anomaly) : ''}`
}

function shownRow(
  { row, isProviderQuarantined, hasWitness }: StoredRow,
  state: string,
  market: RowMarket,
  closesAsOf: string | null,
): ShownRow {
  let asset: Asset | null = null
  return {
    ...{ state, row, isProviderQuarantined, market },
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
  const rows = assets.map((asset) => `{"row":${writeRow(asset.row)},${JSON.stringify(ingredientsOf(asset)).slice(1)}`)
  const result = `{"closesAsOf":${JSON.stringify(closesAsOf)},"rows":[${rows.join(',')}]}`
  return storeReadResult(db, userId, 'lists', madeOf, result)
}

function ingredientsOf(asset: ShownRow): Omit<StoredRow, 'row'> {
  const { state, market, isProviderQuarantined, witnessAsOf } = asset
  return {
    ...{ isProviderQuarantined, hasWitness: witnessAsOf !== undefined, closes: market.closes },
    ...{ sum: sumOfState(state), length: state.length, market: marketText(market) },
    series: market.quote.symbol ?? seriesSymbol(asset.asset.facts),
  }
}
