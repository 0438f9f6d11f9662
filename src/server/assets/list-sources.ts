import type { LastClose } from '#domain/assets/current-price.ts'
import { seriesSymbol } from '#domain/prices/series.ts'
import type { Db } from '../database/open-database.ts'
import type { AssetRow } from '../database/tables.ts'
import { findPlace, type LedgerPlace, listStatesSince } from '../ledger/changed-states.ts'
import { readState } from '../ledger/read-model.ts'
import { type Anomalies, listAnomalies } from '../prices/anomaly-store.ts'
import { listLastCloses } from '../prices/last-close-store.ts'
import { marketVersion } from '../prices/market-version.ts'
import type { RowMarket } from './asset-rows.ts'
import { type ListFingerprint, listAssetQuotes, listQuotesSince, type QuotedRow } from './list-store.ts'

type StateRow = Pick<AssetRow, 'asset_id' | 'state'>

/** All that the rows of a user's lists come from, each in the order of their adding. */
export type ListSources = {
  /** What they were read after. */
  readonly fingerprint: ListFingerprint
  readonly place: LedgerPlace
  readonly states: readonly StateRow[]
  readonly quotes: readonly QuotedRow[]
  readonly closes: readonly (readonly LastClose[])[]
  readonly anomalies: Anomalies
}

/**
 * Reads again only what may have changed since the last reading: the states of assets of which something was recorded, and of the
 * market the parts of which the fingerprint has changed.
 */
export async function readSources(
  db: Db,
  userId: string,
  fingerprint: ListFingerprint,
  last: ListSources | undefined,
): Promise<ListSources> {
  const { day } = fingerprint
  const place = await findPlace(db, userId)
  const before = last && last.place.mended === place.mended ? last : undefined
  const changed = await listStatesSince(db, userId, before?.place.sequence ?? 0)
  const states = before ? withChanged(before.states, changed) : changed
  const market = before && haveSameSeries(before.states, changed) ? before : undefined
  const unchanged = (part: keyof ListFingerprint) =>
    market?.fingerprint[part] === fingerprint[part] ? market : undefined
  // The close before the last is read only where the last one is of today.
  const sameDay = unchanged('day') && unchanged('closes')
  return {
    fingerprint,
    place,
    states,
    quotes: unchanged('quotes')?.quotes ?? (await readQuotes(db, userId, market)),
    closes: sameDay?.closes ?? (await listLastCloses(db, userId, day)),
    anomalies: unchanged('anomalies')?.anomalies ?? (await listAnomalies(db, userId)),
  }
}

const readQuotes = (db: Db, userId: string, before: ListSources | undefined): Promise<readonly QuotedRow[]> =>
  before && marketVersion(db, 'quotes') !== null
    ? listQuotesSince(db, userId, before.quotes, Number(before.fingerprint.quotes))
    : listAssetQuotes(db, userId)

function withChanged(states: readonly StateRow[], changed: readonly StateRow[]): readonly StateRow[] {
  if (changed.length === 0) return states
  const byId = new Map([...states, ...changed].map((row) => [row.asset_id, row]))
  return [...byId.values()].sort((one, other) => one.asset_id - other.asset_id)
}

/** A new asset has closes of its own, and so has one whose ticker or terms were corrected. */
const haveSameSeries = (states: readonly StateRow[], changed: readonly StateRow[]): boolean =>
  changed.every(({ asset_id, state }) => {
    const [now, then] = [seriesOf(state), seriesOf(states.find((row) => row.asset_id === asset_id)?.state)]
    return now !== null && now === then
  })

/** What the nth row comes from besides its state; null where another process has just added its asset. */
export function marketAt({ fingerprint, quotes, anomalies, closes }: ListSources, index: number): RowMarket | null {
  const quote = quotes[index]
  if (!quote) return null
  const anomaly = quote.symbol === null ? undefined : anomalies.get(quote.symbol)
  return { day: fingerprint.day, quote, anomaly, closes: closes[index] ?? [] }
}

/** The name under which the closes of the asset of a state are stored; null where the state cannot be read. */
export function seriesOf(state: string | undefined): string | null {
  const asset = state === undefined ? null : readState(state)
  return asset && seriesSymbol(asset.facts)
}
