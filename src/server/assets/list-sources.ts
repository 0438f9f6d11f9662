import type { LastClose } from '#domain/assets/current-price.ts'
import { seriesSymbol } from '#domain/prices/series.ts'
import type { Db } from '../database/open-database.ts'
import type { AssetRow } from '../database/tables.ts'
import { findPlace, type LedgerPlace, listStatesSince } from '../ledger/changed-states.ts'
import { readState } from '../ledger/read-model.ts'
import { type Anomalies, listAnomalies } from '../prices/anomaly-store.ts'
import { closesVersion } from '../prices/daily-price-store.ts'
import { listLastCloses } from '../prices/last-close-store.ts'
import { listAssetQuotes, type QuotedRow } from './list-store.ts'

type StateRow = Pick<AssetRow, 'asset_id' | 'state'>

/** All that the rows of a user's lists come from, each in the order of their adding. */
export type ListSources = {
  readonly place: LedgerPlace
  readonly states: readonly StateRow[]
  readonly quotes: readonly QuotedRow[]
  readonly closes: readonly (readonly LastClose[])[]
  /** Which closes had been stored by then, and of which day they are the last. */
  readonly closesOf: { readonly version: number | null; readonly day: string }
  readonly anomalies: Anomalies
}

/**
 * Reads again only what may have changed since the last reading: the states of assets of which something was recorded, and closes
 * where any were stored. Where other processes may store closes they are read each time.
 */
export async function readSources(
  db: Db,
  userId: string,
  day: string,
  last: ListSources | undefined,
): Promise<ListSources> {
  const place = await findPlace(db, userId)
  const before = last && last.place.mended === place.mended ? last : undefined
  const changed = await listStatesSince(db, userId, before?.place.sequence ?? 0)
  const states = before ? withChanged(before.states, changed) : changed
  const quotes = await listAssetQuotes(db, userId)
  const closesOf = { version: closesVersion(db), day }
  const isStillLast = closesOf.version !== null && before?.closesOf.version === closesOf.version
  const areSame = isStillLast && before.closesOf.day === day && haveSameSeries(before.states, changed)
  const closes = areSame ? before.closes : await listLastCloses(db, userId, day)
  return { place, states, quotes, closes, closesOf, anomalies: await listAnomalies(db, userId) }
}

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

function seriesOf(state: string | undefined): string | null {
  const asset = state === undefined ? null : readState(state)
  return asset && seriesSymbol(asset.facts)
}
