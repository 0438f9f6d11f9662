import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import type { AssetView } from '#contract/assets.ts'
import { queryKeys } from '#web/api/query-keys.ts'

/** The ticker of an asset as soon as its page has fetched it. Asks the server for nothing. */
export function useCachedTicker(assetId: number | null): string | undefined {
  const queries = useQueryClient()
  const cache = queries.getQueryCache()
  return useSyncExternalStore(
    useCallback((listener) => cache.subscribe(listener), [cache]),
    () => queries.getQueryData<AssetView>(queryKeys.asset(assetId))?.ticker,
  )
}
