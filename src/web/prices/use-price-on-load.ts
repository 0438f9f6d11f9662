import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { AssetView } from '#contract/assets.ts'
import type { QuoteView } from '#contract/prices.ts'
import { useConnection } from '#web/api/connection.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { quoteQuery } from './price-api.ts'

/**
 * Asks for the price when the page opens (specification 4); the asset is read again once there is another one.
 * @returns why there is no fresh one; null while there is one, or where none is asked for.
 */
export function usePriceOnLoad(asset: AssetView): string | null {
  const queries = useQueryClient()
  const quote = useQuery(quoteQuery(asset.list === 'sold' ? '' : asset.ticker, asset.stockOrOptions))
  const isReached = useConnection() === 'reached'
  const answeredAt = quote.dataUpdatedAt
  const isOther = saysOtherPrice(asset, quote.data)
  // A price that is quarantined is told with the asset, together with what to do about it.
  const mayBeQuarantined = quote.data?.isProviderSet === true && quote.data.reason !== null && !asset.heldBackPrice
  useEffect(() => {
    // Once for each answer, whatever the asset says then.
    if (answeredAt > 0 && (isOther || mayBeQuarantined))
      void queries.invalidateQueries({ queryKey: queryKeys.asset(asset.assetId), exact: true })
  }, [isOther, mayBeQuarantined, answeredAt, queries, asset.assetId])
  if (asset.heldBackPrice) return null
  // That Candor cannot be reached is said once, over the page.
  if (quote.isError) return isReached ? quote.error.message : null
  return quote.data?.isProviderSet ? quote.data.reason : null
}

/**
 * Whether the provider's price is another one than the page shows. Which of the two counts only the server knows: of what was
 * paid on the same day it may be the provider's, though that be older by minutes.
 */
export function saysOtherPrice(
  { currentPrice: shown }: Pick<AssetView, 'currentPrice'>,
  answer: QuoteView | undefined,
): boolean {
  const quoted = answer?.price
  return quoted != null && (quoted.at !== shown?.at || quoted.price !== shown.price || quoted.source !== shown.source)
}
