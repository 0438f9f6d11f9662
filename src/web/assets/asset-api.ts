import { queryOptions } from '@tanstack/react-query'
import type { AssetView } from '#contract/assets.ts'
import type { ExplanationView } from '#contract/explanations.ts'
import type { Language } from '#domain/locale.ts'
import { readLike } from '#web/api/connection.ts'
import { withOlder } from '#web/api/older-entries.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { request, requestPlaced } from '#web/api/request.ts'

/** Fetches an asset with the newest entries of its journal, and keeps the older entries that the page has already loaded. */
export const assetQuery = (assetId: number) =>
  queryOptions({
    queryKey: queryKeys.asset(assetId),
    queryFn: async ({ client, queryKey }) => {
      const fetched = await requestPlaced<AssetView>(`/api/assets/${assetId}`)
      return readLike(fetched, withOlder(client.getQueryData<AssetView>(queryKey), fetched))
    },
  })

/** Fetched anew each time it is opened, so that its numbers are current. */
export const explanationQuery = (assetId: number, language: Language) =>
  queryOptions({
    queryKey: queryKeys.assetExplanation(assetId, language),
    queryFn: () => request<ExplanationView>('GET', `/api/assets/${assetId}/workings?language=${language}`),
    staleTime: 0,
    retryOnMount: true,
  })
