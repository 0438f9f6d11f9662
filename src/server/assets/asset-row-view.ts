import type { AssetRowView } from '#contract/assets.ts'
import type { AlertTriggeredView } from '#contract/charts.ts'
import type { AlertTriggered, Asset } from '#domain/assets/asset.ts'
import { currentPrice, usablePrices } from '#domain/assets/current-price.ts'
import { alertsInForce } from '#domain/assets/levels.ts'
import { awaitsOutcome, priceBeforeExpiry } from '#domain/assets/option.ts'
import type { Quarantined } from '#domain/assets/own-prices.ts'
import { quoteOfToday, todaysGain } from '#domain/assets/today.ts'
import { gainWhileWatched, valueAssetNow } from '#domain/assets/valuation.ts'
import { LIST_OF } from '#domain/ledger/action.ts'
import { looksLikeSplit } from '#domain/prices/looks-like-split.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import { roundUnitPrice } from '#domain/prices/money.ts'
import { usdWords } from '#domain/prices/money-format.ts'
import type { Price } from '#domain/prices/price.ts'
import { todaysValues } from '#domain/prices/quote.ts'
import { stateOfTest } from '#domain/tests-of-own/standing-test.ts'
import type { Instant } from '#domain/time.ts'
import type { AssetMarketData } from '../prices/market-data.ts'
import { movedWords, quarantineQuestion, sourceName, tradedQuestion } from '../prices/price-source.ts'

/**
 * One row of a list: the domain's terms become the specification's field names here, in asset-view.ts and entry-view.ts.
 * @param market what providers say of this symbol
 */
export const viewAssetRow = (asset: Asset, market: AssetMarketData, now: Instant): AssetRowView =>
  viewPricedRow(asset, market, now).row

/** The same with whether a provider's prices are left out of it, because they look like a split of what its owner said. */
export function viewPricedRow(
  asset: Asset,
  { quarantined: byProvider, ...market }: AssetMarketData,
  now: Instant,
): { readonly row: AssetRowView; readonly isProviderQuarantined: boolean } {
  const { quote, closes, quarantined, pending } = usablePrices(asset, market, now)
  const current = priceBeforeExpiry(asset, currentPrice(asset, quote, pending, closes), now)
  const value = valueAssetNow(asset, current, pending)
  const row: AssetRowView = {
    assetId: asset.assetId,
    ticker: asset.facts.ticker,
    companyName: asset.facts.companyName,
    stockOrOptions: asset.facts.type,
    list: LIST_OF[asset.list],
    quantity: value.quantity,
    costBasis: value.costBasis,
    initialValue: value.initialValue,
    currentValue: value.currentValue,
    totalGainLoss: value.totalGainLossPercent,
    currentPrice: current.price && viewPrice(current.price),
    todaysValues: quote && todaysValues(quoteOfToday(asset, quote, now), now),
    today: todaysGain(asset, quote, current, now, closes),
    gainWhileWatched: gainWhileWatched(asset, pending),
    initialConfidence: asset.firstConfidence,
    confidence: asset.confidence,
    realizedGain: value.realizedGain,
    crossings: alertsInForce(asset).map(viewAlertTriggered),
    isTestDue: asset.ownTests.some((test) => stateOfTest(test, now) === 'asked'),
    isAwaitingOutcome: awaitsOutcome(asset, now),
    pendingSplit: pending,
    heldBackPrice: viewQuarantined(asset.quarantined, asset) ?? viewQuarantined(quarantined, asset) ?? byProvider,
  }
  return { row, isProviderQuarantined: quarantined !== null }
}

/** Who says the price, as the beginning of a sentence. */
const claimOf = ({ source }: Price): string => {
  if (source === 'typed') return 'You typed'
  return source === 'accepted' ? 'You accepted' : `${sourceName(source)} says`
}

/** A price that looks like a split of what the user said before, or waits with one that does: the same question as of two prices of a provider. */
function viewQuarantined(quarantined: Quarantined | null, { notedPrice }: Asset): AssetRowView['heldBackPrice'] {
  if (!quarantined) return null
  const { price, knownPrice } = quarantined
  // What waits with a purchase or sale is not the last own price itself.
  const isTraded = quarantined.isTraded && price.at === notedPrice?.at
  const looksLike = looksLikeSplit(knownPrice, price.price) ?? undefined
  const question = isTraded ? tradedQuestion(looksLike) : quarantineQuestion(looksLike)
  const claim = `${claimOf(price)} ${usdWords(price.price)}`
  return { ...price, knownPrice, reason: `${claim}, which is ${movedWords(knownPrice, price.price)}. ${question}` }
}

export const viewAlertTriggered = ({ price, ...alert }: AlertTriggered): AlertTriggeredView => ({
  ...alert,
  levelPrice: roundUnitPrice(alert.levelPrice),
  price: roundUnitPrice(price.price),
  at: price.at,
  on: marketDayOf(price.at),
})

/** Its members in one order, wherever the price comes from: a repeat of a request is answered with the same bytes. */
const viewPrice = ({ price, source, at, knownAt }: Price): AssetRowView['currentPrice'] => ({
  price,
  source,
  at,
  ...(knownAt && { knownAt }),
})
