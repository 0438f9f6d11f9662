import type { Asset, AssetEntry } from '#domain/assets/asset.ts'
import { replayAsset } from '#domain/assets/replay-asset.ts'
import { type Summary, summarize } from '#domain/assets/summary/summary.ts'
import type { ShownAsset } from '#domain/assets/summary/summary-parts.ts'
import { realizedGainOf, valueAsset } from '#domain/assets/valuation.ts'
import { LIST_OF } from '#domain/ledger/action.ts'
import type { Decimal } from '#domain/prices/money.ts'

/** What the lists show of a ledger. `priceOf` gives the present price of one unit; null if it is not known. */
export function shownAssets(
  entries: readonly AssetEntry[],
  priceOf: (assetId: number) => Decimal | null,
): ShownAsset[] {
  const byAsset = Map.groupBy(entries, ({ assetId }) => assetId)
  return [...byAsset.values()].flatMap((own) => {
    const asset = replayAsset(own)
    return asset ? [shownAsset(asset, priceOf(asset.assetId))] : []
  })
}

export const shownAsset = (asset: Asset, price: Decimal | null): ShownAsset => ({
  ...valueAsset(asset, price),
  list: LIST_OF[asset.list],
  currentPrice: price === null ? null : { price },
  realizedGain: realizedGainOf(asset),
  holdingPeriods: asset.holdingPeriods,
  trades: asset.trades,
  pendingSplit: null,
  today: null,
})

export const accountOf = (
  entries: readonly AssetEntry[],
  priceOf: (assetId: number) => Decimal | null,
  today: string,
): Summary => summarize(shownAssets(entries, priceOf), today)
