import type { Logger } from 'pino'
import type { Asset } from '#domain/assets/asset.ts'
import type { PriceObservation } from '#domain/assets/levels.ts'
import { mayReach, observationOf, sessionObservation } from '#domain/assets/price-observation.ts'
import { onProvidersDays } from '#domain/assets/splits-of-closes.ts'
import type { Price } from '#domain/prices/price.ts'
import type { Split } from '#domain/prices/split.ts'
import type { Db } from '../database/open-database.ts'
import { passOverUnreadable } from '../ledger/pass-over-unreadable.ts'
import { readState } from '../ledger/read-model.ts'
import { findMarketData } from '../prices/market-data.ts'
import type { DayPrice } from '../prices/price-provider.ts'
import type { Recorder } from '../recording/moment.ts'
import { record } from '../recording/record.ts'
import { type OwnCloses, putAlertsRight, putAlertsRightBySplits, tellWhatClosesReach } from './put-alerts-right.ts'

/** Compares every accepted price with the stops and targets of all who hold the symbol, and records those that it reaches. */
export type PriceAlerts = {
  /** Looks at a quote of this moment. */
  quoted(symbol: string, price: Price): Promise<void>
  /** Looks at whole trading days, oldest first. A day before somebody's last decision is compared with what stood on that day. */
  traded(symbol: string, days: readonly DayPrice[], source: Price['source']): Promise<void>
  /** Looks at days that one user typed or uploaded: only against that user's stops and targets, but also against past ones. */
  tradedFor(userId: string, asset: Asset, days: readonly DayPrice[], closes: OwnCloses): Promise<void>
}

type Needs = Recorder & { readonly db: Db; readonly log: Logger }

export function makePriceAlerts(needs: Needs): PriceAlerts {
  return {
    quoted: (symbol, price) => look(needs, symbol, [observationOf(price)]),
    traded: (symbol, days, source) =>
      look(
        needs,
        symbol,
        days.flatMap((day) => sessionObservation(day, source)),
      ),
    async tradedFor(userId, asset, days, closes) {
      if (await putAlertsRight(needs, userId, asset, days, closes)) logReached(needs.log, asset.assetId)
    },
  }
}

async function look(needs: Needs, symbol: string, observations: readonly PriceObservation[]): Promise<void> {
  if (observations.length === 0) return
  const { splits } = await findMarketData(needs.db, symbol)
  const rows = await needs.db
    .selectFrom('assets')
    .select(['user_id', 'state'])
    .where('symbol', '=', symbol)
    .where('list', 'in', ['bought', 'sold'])
    .orderBy('user_id')
    .orderBy('asset_id')
    .execute()
  for (const { user_id, state } of rows) {
    const asset = readState(state)
    if (asset && isSplitOnAnotherDay(asset, splits))
      await putAlertsRightBySplits(needs, user_id, asset.assetId, splits).catch(
        passOverUnreadable(needs.log, asset.assetId),
      )
    if (asset && (isOfBefore(asset, observations) || observations.some((seen) => mayReach(asset, seen, splits))))
      await recordFor(needs, user_id, asset, observations).catch(passOverUnreadable(needs.log, asset.assetId))
  }
}

/** Whether its owner recorded a split of another day than that on which it is reported. */
const isSplitOnAnotherDay = ({ splits: recorded }: Asset, splits: readonly Split[]): boolean =>
  onProvidersDays(recorded, splits).some(({ effectiveOn }, at) => effectiveOn !== recorded[at]?.effectiveOn)

/**
 * Whether some price is older than the last decision, or of its day's session: that may have moved a stop, or sold all. Or older than an
 * alert: after a standstill a quote may be known before the closes of the days between, and the first price that reached a level counts.
 */
const isOfBefore = ({ openedAt, lastDecision, crossings }: Asset, observations: readonly PriceObservation[]): boolean =>
  observations.some(
    ({ from, at }) =>
      at > openedAt &&
      (at < lastDecision.at || (from < at && at === lastDecision.at) || crossings.some(({ price }) => at < price.at)),
  )

async function recordFor(
  needs: Needs,
  userId: string,
  asset: Asset,
  observations: readonly PriceObservation[],
): Promise<void> {
  const { assetId } = asset
  const isTold = isOfBefore(asset, observations)
    ? await tellWhatClosesReach(needs, userId, assetId)
    : (await record(needs, userId, { assetId }, async () => ({ fact: null, observations }))) !== null
  if (isTold) logReached(needs.log, assetId)
}

const logReached = (log: Logger, assetId: number): void => log.info({ assetId }, 'a stop or a target was reached')
