import type { Asset } from '#domain/assets/asset.ts'
import { type PutRight, putRightAlert } from '#domain/assets/corrections/put-right-alert.ts'
import { putRightAttached } from '#domain/assets/corrections/put-right-attached.ts'
import { putRightBySplits } from '#domain/assets/corrections/put-right-by-splits.ts'
import { quarantinedNow, questionAbout } from '#domain/assets/own-prices.ts'
import { knownBefore } from '#domain/assets/price-before.ts'
import { waitingTogether } from '#domain/assets/waiting-together.ts'
import { requestText } from '#domain/decisions/same-decision.ts'
import type { CorrectionRecorded } from '#domain/ledger/correction-recorded.ts'
import { dayNumber, dayOfNumber } from '#domain/prices/day-number.ts'
import { looksLikeSplit, looksLikeSplitSince } from '#domain/prices/looks-like-split.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import type { Price, PriceSource } from '#domain/prices/price.ts'
import { adjustForSplits, type Split } from '#domain/prices/split.ts'
import { waitsWith } from '#domain/prices/split-question.ts'
import type { Db } from '../database/open-database.ts'
import { sha256 } from '../ledger/ledger-end-store.ts'
import { listAssetEntries } from '../ledger/ledger-store.ts'
import { findMarketOnDay } from '../prices/price-of-day.ts'
import type { DayPrice } from '../prices/price-provider.ts'
import { alertsToldLate } from '../recording/alerts-told-late.ts'
import type { Moment, Recorder } from '../recording/moment.ts'
import { record } from '../recording/record.ts'

/** Where somebody's own closes come from, and whether they were asked about them and say that they are right. */
export type OwnCloses = { readonly source: PriceSource; readonly isRight?: boolean }

/**
 * Corrects the alerts that a mistyped close caused, and the decisions to which it was attached, once the right close is stored; the
 * replay withdraws an alert that no longer holds. Then records what the closes reach, each with its own day, also for a stop or target that has ended since.
 * @param days the days that were just stored
 * @param isRight whether the owner was asked about them, and says that they are right
 * @returns whether an alert was recorded
 */
export async function putAlertsRight(
  recorder: Recorder,
  userId: string,
  { assetId }: Asset,
  days: readonly DayPrice[],
  { source, isRight = false }: OwnCloses,
): Promise<boolean> {
  const putRightOne = () =>
    record(recorder, userId, { assetId }, async ({ trx }) => {
      const entries = await listAssetEntries(trx, userId, assetId)
      const correction = putRightAlert(entries, days, source) ?? putRightAttached(entries, days, source)
      return correction && { fact: withIds(correction) }
    })
  while (await putRightOne()) {
    // Each correction is an entry of its own, after which the next look finds one alert less.
  }
  await releaseQuarantined(recorder, userId, assetId, isRight ? days : [])
  return tellWhatClosesReach(recorder, userId, assetId)
}

/**
 * Prices that wait are used once a close answers for them: the owner's own are noted again, each at its own time, as when they say that
 * they are right. What still looks like a split waits for their answer, and all that waits with it.
 * @param right closes of which the owner says that they are right
 */
async function releaseQuarantined(
  recorder: Recorder,
  userId: string,
  assetId: number,
  right: readonly DayPrice[],
): Promise<void> {
  let released: readonly Price[] = []
  await record(recorder, userId, { assetId }, async (moment) => {
    released = await noLongerQuarantined(moment, userId, assetId, right)
    return null
  })
  for (const price of released)
    await record(recorder, userId, { assetId }, async () => ({ fact: { kind: 'price-noted', assetId, price } }))
}

/**
 * The prices that wait together, if none of them looks like a split of what was known on the day before the first of them, which was
 * mistyped then; or if the owner says of a close in their shares that it is right.
 */
async function noLongerQuarantined(
  { asset, trx }: Moment,
  userId: string,
  assetId: number,
  right: readonly DayPrice[],
): Promise<readonly Price[]> {
  if (!asset?.quarantined) return []
  const waiting = waitingTogether(await listAssetEntries(trx, userId, assetId))
  const [first] = waiting
  if (!first) return []
  const question = questionAbout(asset.quarantined)
  const questionNow = questionAbout(quarantinedNow(asset) ?? asset.quarantined)
  const isAfter = ({ day, close }: Pick<DayPrice, 'day' | 'close'>) =>
    waitsWith(questionNow, adjustForSplits(close, day, asset.splits))
  const market = await findMarketOnDay(trx, userId, asset, marketDayOf(first.at))
  const since = [dayBefore(asset, first), ...market.closes.filter((close) => !isAfter(close)).map(({ day }) => day)]
  // What is right of a day before the question says nothing of it.
  if (right.some((close) => isAfter(close) && since.every((day) => close.day >= day))) return waiting
  // It is a provider's price that looked like a split: these were not compared with what is put right.
  if (!waiting.some((price) => looksLikeSplit(question.before, price.price))) return []
  // A price at which something was bought is the latest itself, so that only closes can tell what it has to be compared with.
  const compared = asset.quarantined.isTraded
    ? { ...asset, notedPrice: null, notedRaw: null, quarantined: null }
    : asset
  const day = dayOfNumber(dayNumber(marketDayOf(first.at)) - 1)
  const { price: before } = knownBefore(await findMarketOnDay(trx, userId, compared, day), compared, first.at)
  return before === null || waiting.some((price) => looksLikeSplitSince(before, price)) ? [] : waiting
}

/** The day of the last own price that is used. One that something was bought at is the latest, though it waits itself. */
const dayBefore = ({ notedPrice, quarantined }: Asset, first: Price): string =>
  marketDayOf(quarantined?.isTraded || !notedPrice ? first.at : notedPrice.at)

/**
 * Looks at every stop and target that ever stood with every price that is known, and tells what had been reached and was not told.
 * @returns whether anything is told
 */
export async function tellWhatClosesReach(recorder: Recorder, userId: string, assetId: number): Promise<boolean> {
  const told = await record(recorder, userId, { assetId }, async (moment) => {
    const alerts = await alertsToldLate(moment, userId, assetId, null)
    return alerts.length === 0 ? null : { fact: null, alerts }
  })
  return told !== null
}

/**
 * Corrects the alerts of providers' prices that were divided by a split on another day than that on which it is reported.
 * @param allSplits that are known of the share
 */
export async function putAlertsRightBySplits(
  recorder: Recorder & { readonly db: Db },
  userId: string,
  assetId: number,
  allSplits: readonly Split[],
): Promise<void> {
  // Found without the lock for writing, because as a rule there is nothing to record.
  while (putRightBySplits(await listAssetEntries(recorder.db, userId, assetId), allSplits)) {
    await record(recorder, userId, { assetId }, async ({ trx }) => {
      const correction = putRightBySplits(await listAssetEntries(trx, userId, assetId), allSplits)
      return correction && { fact: withIds(correction) }
    })
  }
}

function withIds(correction: PutRight): CorrectionRecorded {
  const correctionId = crypto.randomUUID()
  const { assetId, ...body } = correction
  return { ...correction, correctionId, requestHash: sha256(requestText({ assetId, body: { ...body, correctionId } })) }
}
