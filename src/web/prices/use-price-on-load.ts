import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { AssetView } from '#contract/assets.ts'
import type { QuoteView } from '#contract/prices.ts'
import { useConnection } from '#web/api/connection.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { useIsPainted } from '#web/ui/use-is-painted.ts'
import { quoteQuery } from './price-api.ts'

/**
 * Fetches a quote when the page opens (specification 4), and fetches the asset again if the quote differs from its price.
 * @returns why there is no fresh quote; null if there is one, or if none is wanted
 */
export function usePriceOnLoad(asset: AssetView): string | null {
  const queries = useQueryClient()
  // The page has a price, which is painted first.
  const isWanted = useIsPainted() && asset.list !== 'sold'
  const quote = useQuery(quoteQuery(isWanted ? asset.ticker : '', asset.stockOrOptions))
  const isReached = useConnection() === 'reached'
  const answeredAt = quote.dataUpdatedAt
  const isOther = saysOtherPrice(asset, quote.data)
  // A quarantined price is part of the asset's answer, together with what to do about it.
  const mayBeQuarantined = quote.data?.isProviderSet === true && quote.data.reason !== null && !asset.heldBackPrice
  useEffect(() => {
    // Once for each quote, whatever the asset's answer is then.
    if (answeredAt > 0 && (isOther || mayBeQuarantined))
      void queries.invalidateQueries({ queryKey: queryKeys.asset(asset.assetId), exact: true })
  }, [isOther, mayBeQuarantined, answeredAt, queries, asset.assetId])
  if (asset.heldBackPrice) return null
  // The notice above the page says already that Candor cannot be reached.
  if (quote.isError) return isReached ? quote.error.message : null
  return quote.data?.isProviderSet ? quote.data.reason : null
}

/**
 * Whether the quote differs from the price on the page. Only the server knows which of the two counts: a quote may win over a
 * price paid on the same day even if it is some minutes older.
 */
export function saysOtherPrice(
  { currentPrice: rendered }: Pick<AssetView, 'currentPrice'>,
  answer: QuoteView | undefined,
): boolean {
  const quoted = answer?.price
  return (
    quoted != null &&
    (quoted.at !== rendered?.at || quoted.price !== rendered.price || quoted.source !== rendered.source)
  )
}
