import type { AlertTriggeredView, AssetChartView, SeriesView } from '#contract/charts.ts'
import type { Asset, AssetEntry } from '#domain/assets/asset.ts'
import { earlierDayOfPrice, toldPrice } from '#domain/assets/attached-price.ts'
import { usablePrices } from '#domain/assets/current-price.ts'
import { decidedAt, decidedOn } from '#domain/assets/day-decided.ts'
import { dayOfShares, priceOfDecision } from '#domain/assets/effective-order.ts'
import { isQuarantined } from '#domain/assets/own-prices.ts'
import { unrecordedOf } from '#domain/assets/pending-split.ts'
import { inSharesOfJournal, type SplitDays, splitDaysOf, splitsCounted } from '#domain/assets/splits-of-closes.ts'
import { dayNumber, dayOfNumber } from '#domain/prices/day-number.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import { sessionDayOf, sessionOn } from '#domain/prices/market-session.ts'
import { type Decimal, roundUnitPrice } from '#domain/prices/money.ts'
import { isOwn, type Price } from '#domain/prices/price.ts'
import { seriesSymbol } from '#domain/prices/series.ts'
import { adjustForSplits, type Split, splitsInEffect } from '#domain/prices/split.ts'
import type { Instant } from '#domain/time.ts'
import { viewAlertTriggered } from '../assets/asset-row-view.ts'
import { viewAsset } from '../assets/asset-view.ts'
import { NO_PRICED_CLAIMS } from '../assets/priced-claims.ts'
import type { Db } from '../database/open-database.ts'
import { allSplits } from '../prices/all-splits.ts'
import { listDailyPrices, type StoredDay } from '../prices/daily-price-store.ts'
import { findMarketOfAsset } from '../prices/market-of-asset.ts'
import { splitsOfShare } from '../prices/splits-of-share.ts'
import { NO_OUTCOMES } from '../reviews/told-outcomes.ts'

/** How many days before the first decision are shown, where prices are known. */
const DAYS_BEFORE = 92

type Charted = {
  readonly userId: string
  readonly asset: Asset
  readonly entries: readonly AssetEntry[]
  readonly benchmark: string
  readonly now: string
}

/** Everything that an asset's chart draws, in shares of today. */
export async function chartAsset(db: Db, { userId, asset, entries, benchmark, now }: Charted): Promise<AssetChartView> {
  const news = await findMarketOfAsset(db, userId, asset, now)
  const empty = { entries: [], olderBefore: null, earlier: [], outcomes: NO_OUTCOMES, priced: NO_PRICED_CLAIMS }
  const view = viewAsset(asset, empty, news, now, [])
  const from = dayOfNumber(dayNumber(marketDayOf(asset.openedAt)) - DAYS_BEFORE)
  const splits = splitsCounted(asset, allSplits(asset, news), marketDayOf(now))
  const unrecorded = unrecordedOf(splits, asset.splits)
  const ofJournal = [...unrecorded, ...asset.splits]
  const symbol = seriesSymbol(asset.facts)
  const isQuarantined = usablePrices(asset, news, now).quarantined !== null
  const stored = await listDailyPrices(db, userId, symbol, from)
  const usable = isQuarantined ? stored.filter(isOwn) : onJournalsDays(stored, splitDaysOf(asset.splits, splits))
  // After its last day an option has no price; its outcome is what it brought in, and not a price of the day on which that was told.
  const expiresOn = asset.facts.contract?.expiresOn ?? null
  const days = withOwnPrices(usable, entries, view.currentPrice, asset.splits).filter(
    ({ day }) => expiresOn === null || day <= expiresOn,
  )
  const compared = await listDailyPrices(db, userId, benchmark, from)
  const others = splitsInEffect((await splitsOfShare(db, userId, benchmark)).splits, marketDayOf(now))
  return {
    prices: viewSeries(asset.facts.ticker, days, ofJournal),
    lastPriceAt: momentOf(days.at(-1)?.day, usable, view.currentPrice),
    benchmark: compared.length === 0 ? null : viewSeries(benchmark, compared, others),
    splits: splits.map(viewSplit),
    unrecordedSplits: unrecorded.filter(({ effectiveOn }) => effectiveOn > marketDayOf(asset.openedAt)).map(viewSplit),
    decisions: entries.flatMap((entry) => viewDecision(entry, ofJournal, asset)),
    crossings: asset.crossings.map((alert) => onTheLine(viewAlertTriggered(alert), unrecorded)),
    costBasis: inNewShares(view.costBasis, asset.openedAt, unrecorded),
    stopLossPrice: inNewShares(view.stopLossPrice, asset.exits.stopLoss?.setBy.at, unrecorded),
    takeProfitPrice: inNewShares(view.takeProfitPrice, asset.exits.takeProfit?.setBy.at, unrecorded),
    notice: isQuarantined ? ONLY_OWN_PRICES : noticeOf(days, asset),
  }
}

const viewSplit = ({ effectiveOn, newShares, oldShares }: Split): Split => ({ effectiveOn, newShares, oldShares })

/** Providers' closes in the shares in which the journal is on their days, as everything else that is drawn. */
const onJournalsDays = (stored: readonly StoredDay[], days: SplitDays | null): readonly StoredDay[] =>
  days === null
    ? stored
    : stored.map((each) => (isOwn(each) ? each : { ...each, close: inSharesOfJournal(each.close, each.day, days) }))

/** Puts a level into the shares of the line, by the unrecorded splits since it was set as well. */
const inNewShares = (price: Decimal | null, setAt: string | undefined, unrecorded: readonly Split[]): Decimal | null =>
  price === null || setAt === undefined || unrecorded.length === 0
    ? price
    : roundUnitPrice(adjustForSplits(price, marketDayOf(setAt), unrecorded))

/** Fills days without a close with the user's own prices, so that an asset priced by hand has a line too. */
function withOwnPrices(
  stored: readonly StoredDay[],
  entries: readonly AssetEntry[],
  current: Price | null,
  splits: Asset['splits'],
): StoredDay[] {
  const byDay = new Map<string, StoredDay>()
  for (const entry of entries)
    if (
      (entry.kind === 'decision-recorded' || entry.kind === 'price-noted') &&
      entry.price &&
      // A price that looks like a split counts for its day only once a split explains it.
      !isQuarantined(entry, splits) &&
      !stepsBack(entry, current)
    )
      add(byDay, entry.price)
  for (const day of stored) byDay.set(day.day, day)
  const last = stored.at(-1)?.day ?? ''
  // The current price is in shares of today. It is added only if no later split would adjust it a second time.
  if (current && marketDayOf(current.at) > last && !splits.some((split) => split.effectiveOn > marketDayOf(current.at)))
    add(byDay, current)
  return [...byDay.values()].sort((one, other) => (one.day < other.day ? -1 : 1))
}

/** The time of the last price when it is not a close, so that the chart can say so; null when it is a close. */
function momentOf(lastDay: string | undefined, stored: readonly StoredDay[], current: Price | null): Instant | null {
  if (!current || marketDayOf(current.at) !== lastDay || stored.some(({ day }) => day === lastDay)) return null
  return current.at === sessionOn(lastDay)?.closesAt ? null : current.at
}

/** Whether a provider has a price of the same session; what somebody paid then does not count as the price of the day. */
const stepsBack = (entry: AssetEntry, current: Price | null): boolean =>
  entry.kind === 'decision-recorded' &&
  entry.price !== null &&
  current !== null &&
  !isOwn(current) &&
  sessionDayOf(entry.price.at) === sessionDayOf(current.at)

function add(byDay: Map<string, StoredDay>, { price, source, at }: Price): void {
  const day = marketDayOf(at)
  byDay.set(day, { day, open: null, high: null, low: null, close: price, source })
}

const viewSeries = (symbol: string, days: readonly StoredDay[], splits: readonly Split[]): SeriesView => ({
  symbol,
  days: days.map(({ day }) => day),
  closes: days.map(({ day, close }) => roundUnitPrice(adjustForSplits(close, day, splits))),
  sources: [...new Set(days.map(({ source }) => source))],
})

function viewDecision(entry: AssetEntry, splits: readonly Split[], asset: Asset): AssetChartView['decisions'] {
  if (entry.kind !== 'decision-recorded') return []
  const { sequence, decisionId, action, confidence } = entry
  const price = toldPrice(entry)
  const earlierDay = earlierDayOfPrice(entry)
  const pricedOn = dayOfShares(entry, asset.splits)
  const priceThen = price && priceOfDecision(entry, asset.splits)
  return [
    {
      sequence,
      decisionId,
      action,
      confidence,
      at: decidedAt(entry),
      on: decidedOn(entry),
      price: price && roundUnitPrice(adjustForSplits(price.price, pricedOn, splits)),
      priceThen: priceThen && roundUnitPrice(priceThen),
      ...(earlierDay && { pricedOn: earlierDay }),
    },
  ]
}

/** Puts an alert into the shares of the line, which counts every known split, also unrecorded ones. */
const onTheLine = (
  { price, levelPrice, ...alert }: AlertTriggeredView,
  unrecorded: readonly Split[],
): AlertTriggeredView => ({
  ...alert,
  price: roundUnitPrice(adjustForSplits(price, alert.on, unrecorded)),
  levelPrice: roundUnitPrice(adjustForSplits(levelPrice, alert.on, unrecorded)),
})

const ONLY_OWN_PRICES =
  "The provider's prices look like a split of yours, so the line shows your own only. Say whether there was a split, and they come back."

function noticeOf(days: readonly StoredDay[], { facts }: Asset): string | null {
  if (days.length > 1) return null
  if (days.length === 1)
    return 'One day has a price so far, which is no line yet. You can type prices now and then, or upload a file with daily prices.'
  return facts.type === 'options'
    ? 'No provider prices this contract. Type its price now and then, or upload a file with daily prices, and a line appears.'
    : 'No daily prices are known yet. They come with a price provider; you can also type prices or upload a file with them.'
}
