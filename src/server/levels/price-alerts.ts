import type { Transaction } from 'kysely'
import type { Logger } from 'pino'
import { type Asset, type AssetEntry, ContradictoryEntries } from '#domain/assets/asset.ts'
import { isSplitOfOwn } from '#domain/assets/current-price.ts'
import { crossedLevels, type PriceObservation } from '#domain/assets/levels.ts'
import { pendingSplit } from '#domain/assets/pending-split.ts'
import type { LevelCrossed } from '#domain/ledger/entry.ts'
import { UnreadableEntry } from '#domain/ledger/read-entry.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import { sessionOn } from '#domain/prices/market-session.ts'
import type { Price } from '#domain/prices/price.ts'
import { adjustForSplits, type Split } from '#domain/prices/split.ts'
import type { Db } from '../database/open-database.ts'
import type { Tables } from '../database/tables.ts'
import type { Write } from '../database/write.ts'
import { findHead } from '../ledger/ledger-end-store.ts'
import { appendToAsset, listAssetEntries, untilCurrent } from '../ledger/ledger-store.ts'
import { findAsset, readState, symbolOf } from '../ledger/read-model.ts'
import type { LiveHub } from '../live/live-hub.ts'
import { findMarketData } from '../prices/market-data.ts'
import type { DayPrice } from '../prices/price-provider.ts'

/** Looks at every price that is accepted for stops and targets that it reaches, and writes them into the ledgers. */
export type PriceAlerts = {
  /** A price of this moment. */
  quoted(symbol: string, price: Price): Promise<void>
  /** Whole trading days, oldest first. */
  traded(symbol: string, days: readonly DayPrice[], source: Price['source']): Promise<void>
  /** The same for prices that are one user's own. */
  tradedFor(userId: string, asset: Asset, days: readonly DayPrice[], source: Price['source']): Promise<void>
}

type Needs = {
  readonly db: Db
  readonly write: Write
  readonly live: LiveHub
  readonly log: Logger
  readonly now: () => string
}

export function makePriceAlerts(needs: Needs): PriceAlerts {
  return {
    quoted: (symbol, price) => look(needs, symbol, [observationOf(price)]),
    traded: (symbol, days, source) =>
      look(
        needs,
        symbol,
        days.flatMap((day) => sessionObservation(day, source)),
      ),
    async tradedFor(userId, asset, days, source) {
      const { splits } = await findMarketData(needs.db, symbolOf(asset.facts))
      const observations = days.flatMap((day) => sessionObservation(day, source))
      if (firstReached(asset, observations, splits)) await recordFor(needs, userId, asset.assetId, observations, splits)
    },
  }
}

/** A price is one moment: its lowest and its highest are the same. */
export const observationOf = ({ price, source, at }: Price): PriceObservation => ({
  low: price,
  high: price,
  source,
  from: at,
  at,
})

/** A whole session: somewhere between its opening and its end. */
export function sessionObservation({ day, low, high, close }: DayPrice, source: Price['source']): PriceObservation[] {
  const session = sessionOn(day)
  return session
    ? [{ low: low ?? close, high: high ?? close, source, from: session.opensAt, at: session.closesAt }]
    : []
}

/**
 * Appends what a observation reaches to one user's ledger: nothing as long as the share is said to have split by then and
 * the user has not recorded it.
 * @param asset the asset as it is now in this transaction
 * @param observation in shares of its own day
 * @returns the asset after it, and the entries that were appended
 */
export async function appendAlerts(
  trx: Transaction<Tables>,
  userId: string,
  asset: Asset,
  observation: PriceObservation,
  now: string,
): Promise<{ readonly asset: Asset; readonly alerts: readonly AssetEntry[] }> {
  const alerts: AssetEntry[] = []
  if (reachedBy(asset, observation, []).length === 0) return { asset, alerts }
  const { splits } = await findMarketData(trx, symbolOf(asset.facts))
  let current = asset
  for (const fact of reachedBy(asset, observation, splits)) {
    const before = await listAssetEntries(trx, userId, asset.assetId)
    const appended = await appendToAsset(trx, userId, await findHead(trx, userId), before, fact, now)
    current = appended.asset
    alerts.push(appended.entry)
  }
  return { asset: current, alerts }
}

async function look(needs: Needs, symbol: string, observations: readonly PriceObservation[]): Promise<void> {
  if (observations.length === 0) return
  const { splits } = await findMarketData(needs.db, symbol)
  const rows = await needs.db
    .selectFrom('assets')
    .select(['user_id', 'state'])
    .where('symbol', '=', symbol)
    .where('list', '=', 'bought')
    .execute()
  for (const { user_id, state } of rows) {
    const asset = readState(state)
    if (asset && firstReached(asset, observations, splits))
      await recordFor(needs, user_id, asset.assetId, observations, splits).catch(passOver(needs.log, asset.assetId))
  }
}

/** One damaged asset keeps nobody else's stops from being told. */
const passOver =
  (log: Logger, assetId: number) =>
  (error: unknown): void => {
    if (!(error instanceof ContradictoryEntries || error instanceof UnreadableEntry)) throw error
    log.warn({ err: error, assetId }, 'nothing comes of the entries of an asset')
  }

/** In shares of today. A price of after a split that the user has not recorded is in none that they are known to hold. */
function inSharesHeld(
  asset: Asset,
  { low, high, ...observation }: PriceObservation,
  splits: readonly Split[],
): PriceObservation | null {
  const day = marketDayOf(observation.at)
  const pending = pendingSplit(asset, splits, observation.at)
  if (pending) return null
  const adjusted = (price: string) => adjustForSplits(price, day, asset.splits)
  const seen = { ...observation, low: adjusted(low), high: adjusted(high) }
  return isDoubtedByOwn(asset, seen) ? null : seen
}

/** A provider's price that looks like a split of what the user has said is asked about before a stop is told by it. */
const isDoubtedByOwn = (asset: Asset, { low, high, source, at }: PriceObservation): boolean =>
  source !== 'typed' &&
  source !== 'uploaded' &&
  [low, high].some((price) => isSplitOfOwn(asset, { price, at })) &&
  at >= (asset.notedPrice?.at ?? '')
const reachedBy = (asset: Asset, observation: PriceObservation, splits: readonly Split[]): LevelCrossed[] => {
  const seen = inSharesHeld(asset, observation, splits)
  return seen ? crossedLevels(asset, seen) : []
}

/** The first observation that reaches a level which has not been told of. */
const firstReached = (
  asset: Asset,
  observations: readonly PriceObservation[],
  splits: readonly Split[],
): PriceObservation | null => observations.find((raw) => reachedBy(asset, raw, splits).length > 0) ?? null

async function recordFor(
  { write, live, log, now }: Needs,
  userId: string,
  assetId: number,
  observations: readonly PriceObservation[],
  splits: readonly Split[],
): Promise<void> {
  const after = await untilCurrent(() =>
    write(userId, async (trx) => {
      let asset = await findAsset(trx, userId, assetId)
      // One after the other, for what is told of one level may leave the other still to be reached.
      for (let seen = asset && firstReached(asset, observations, splits); asset && seen; ) {
        const told = await appendAlerts(trx, userId, asset, seen, now())
        asset = told.asset
        // A split that was reported only now: with the ones that were read before, this would go on for ever.
        seen = told.alerts.length > 0 ? firstReached(asset, observations, splits) : null
      }
      return asset
    }),
  )
  if (!after) return
  log.info({ assetId }, 'a stop or a target was reached')
  live.publish(userId, 'recorded', { assetId, sequence: after.lastSequence })
}
