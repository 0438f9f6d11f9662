import type { ExplanationView } from '#contract/explanations.ts'
import { currentPrice, usablePrices } from '#domain/assets/current-price.ts'
import { explanationOf } from '#domain/assets/explanation/explanation.ts'
import { GERMAN } from '#domain/assets/explanation/explanation-texts.de.ts'
import { ENGLISH } from '#domain/assets/explanation/explanation-texts.ts'
import { awaitsOutcome, priceBeforeExpiry } from '#domain/assets/option.ts'
import { replayAsset } from '#domain/assets/replay-asset.ts'
import { quoteOfToday, todaysGain, todaysParts } from '#domain/assets/today.ts'
import { valueAssetNow } from '#domain/assets/valuation.ts'
import { LIST_OF } from '#domain/ledger/action.ts'
import type { Language } from '#domain/locale.ts'
import { todaysValues } from '#domain/prices/quote.ts'
import type { AppContext } from '../app-context.ts'
import { found } from '../http/problem.ts'
import { listCorrectedEntries } from '../ledger/ledger-store.ts'
import { NO_SUCH_ASSET } from '../ledger/no-such-asset.ts'
import { findMarketOfAsset } from '../prices/market-of-asset.ts'

const TEXTS = { en: ENGLISH, de: GERMAN } as const satisfies Record<Language, unknown>

/** How every figure of an asset is computed, at this moment. */
export async function explainAsset(
  { db, now }: AppContext,
  userId: string,
  assetId: number,
  language: Language,
): Promise<ExplanationView> {
  const entries = await listCorrectedEntries(db, userId, assetId)
  const asset = found(replayAsset(entries), NO_SUCH_ASSET)
  const at = now()
  const market = await findMarketOfAsset(db, userId, asset, at)
  const { quote, closes, pending } = usablePrices(asset, market, at)
  const current = priceBeforeExpiry(asset, currentPrice(asset, quote, pending, closes), at)
  const value = valueAssetNow(asset, current, pending)
  const ofToday = quote && quoteOfToday(asset, quote, at)
  const day = LIST_OF[asset.list] === 'watched' ? ofToday && todaysValues(ofToday, at) : null
  const today = {
    gain: todaysGain(asset, quote, current, at, closes),
    parts: todaysParts(asset, quote, current, at, closes),
    price: ofToday && day && { ...ofToday, percentChange: day.percentChange },
  }
  const results = { ...value, price: current.price, hasExpired: awaitsOutcome(asset, at), today }
  const { positionChanges, figures } = explanationOf(asset, entries, results, TEXTS[language])
  return {
    moves: [...positionChanges],
    figures: figures.map((figure) => ({ ...figure, entries: [...figure.entries] })),
  }
}
