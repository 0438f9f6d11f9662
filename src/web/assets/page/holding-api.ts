import type { AssetView } from '#contract/assets.ts'
import type { DailyPricesBody, DailyPricesView, OutcomeBody, PriceNoteBody, SplitBody } from '#contract/prices.ts'
import { request } from '#web/api/request.ts'

/** Records facts about an asset other than decisions. Each request returns the asset afterwards. */
const post = (assetId: number, what: string, body?: unknown) =>
  request<AssetView>('POST', `/api/assets/${assetId}/${what}`, body)

export const recordSplit = (assetId: number, body: SplitBody) => post(assetId, 'splits', body)

export const settleOption = (assetId: number, body: OutcomeBody) => post(assetId, 'outcome', body)

export const notePrice = (assetId: number, body: PriceNoteBody) => post(assetId, 'prices', body)

/** Confirms that a price which was held back is right. */
export const confirmPrice = (assetId: number) => post(assetId, 'price-confirmation')

export const uploadDailyPrices = (assetId: number, body: DailyPricesBody) =>
  request<DailyPricesView>('POST', `/api/assets/${assetId}/daily-prices`, body)
