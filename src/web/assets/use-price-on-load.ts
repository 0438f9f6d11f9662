import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { AssetView } from '#contract/assets.ts'
import { currentPrice } from '#web/companies/company-api.ts'

/**
 * Asks for the price when the page opens (specification 4); the asset is read again once there is a newer one.
 * @returns why there is no fresh one; null while there is one, or where none is asked for.
 */
export function usePriceOnLoad(asset: AssetView): string | null {
  const queries = useQueryClient()
  const quote = useQuery(currentPrice(asset.list === 'sold' ? '' : asset.ticker, asset.stockOrOptions))
  const answeredAt = quote.dataUpdatedAt
  const quotedAt = quote.data?.price?.at
  const isNewer = quotedAt !== undefined && quotedAt > (asset.currentPrice?.at ?? '')
  // A price that is quarantined is told with the asset, together with what to do about it.
  const mayBeQuarantined = quote.data?.isProviderSet === true && quote.data.reason !== null && !asset.heldBackPrice
  useEffect(() => {
    // Once for each answer, whatever the asset says then.
    if (answeredAt > 0 && (isNewer || mayBeQuarantined))
      void queries.invalidateQueries({ queryKey: ['asset', asset.assetId], exact: true })
  }, [isNewer, mayBeQuarantined, answeredAt, queries, asset.assetId])
  if (asset.heldBackPrice) return null
  if (quote.isError) return quote.error.message
  return quote.data?.isProviderSet ? quote.data.reason : null
}
