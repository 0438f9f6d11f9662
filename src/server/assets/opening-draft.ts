import type { AddAsset } from '#contract/assets.ts'
import type { ExitWishes } from '#domain/assets/exits.ts'
import type { OpeningDraft } from '#domain/decisions/decision.ts'
import type { Contract } from '#domain/ledger/entry.ts'
import { sentPrice } from '#domain/prices/price.ts'
import type { Instant } from '#domain/time.ts'
import type { AppContext } from '../app-context.ts'
import type { Db } from '../database/open-database.ts'
import { attachedPrice } from '../prices/attached-price.ts'
import type { AssetMarketData } from '../prices/market-data.ts'
import { findPriceOfDay, usedOnDay } from '../prices/price-of-day.ts'

/** The specification's add-asset submission in the domain's terms, with the price's source and time, which the server knows. */
export async function openingDraft(
  { prices, now }: AppContext,
  body: AddAsset,
  knownAt: Instant | null,
): Promise<OpeningDraft> {
  const at = now()
  const isStock = body.stockOrOptions === 'stock'
  const priced = (sent: string) =>
    isStock ? prices.used(body.ticker, sent, at, knownAt) : sentPrice(sent, at, knownAt)
  return {
    decisionId: body.decisionId,
    action: body.watchOrBuy,
    confidence: body.confidenceLevel,
    thesis: body.thesis,
    quantity: body.assetQty,
    price: body.costBasis == null ? null : await priced(body.costBasis),
    asset: {
      ticker: body.ticker,
      companyName: body.companyName,
      type: body.stockOrOptions,
      contract: isStock ? null : contractTerms(body.contract),
      stopLossPercent: body.stopLossYesNo === 'Yes' ? (body.stopLossPercentage ?? null) : null,
      takeProfitPercent: body.takeProfitYesNo === 'Yes' ? (body.takeProfitPercentage ?? null) : null,
    },
    exits: pricesAsExits(body),
  }
}

/** A stop or a target that was said as a price. */
function pricesAsExits({ stopLossYesNo, stopLossPrice, takeProfitYesNo, takeProfitPrice }: AddAsset): ExitWishes {
  return {
    ...(stopLossYesNo === 'Yes' && stopLossPrice != null && { stopLoss: { price: stopLossPrice } }),
    ...(takeProfitYesNo === 'Yes' && takeProfitPrice != null && { takeProfit: { price: takeProfitPrice } }),
  }
}

/** A multiplier that is not given stays out of the entry: then it is the standard one. */
function contractTerms(given: AddAsset['contract']): Contract {
  const { right = null, strike = null, expiresOn = null, multiplier } = given ?? {}
  return { right, strike, expiresOn, ...(multiplier === undefined ? {} : { multiplier }) }
}

/**
 * The price of a first decision: what was typed, else what was known at that moment. Of an earlier day it is of that day, and
 * what is known now says nothing of it.
 */
export async function openingPrice(
  db: Db,
  userId: string,
  { price, asset }: OpeningDraft,
  decidedOn: string | undefined,
  market: AssetMarketData | null,
  now: Instant,
): Promise<Pick<OpeningDraft, 'price' | 'isPriceAttached'>> {
  if (decidedOn === undefined) return market ? attachedPrice(market, null, now) : { price }
  const close = await findPriceOfDay(db, userId, asset, decidedOn)
  if (price !== null) return { price: usedOnDay(close, price.price, decidedOn, price.knownAt ?? null) }
  return close ? { price: close, isPriceAttached: true } : { price: null }
}
