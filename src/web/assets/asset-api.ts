import { queryOptions } from '@tanstack/react-query'
import type { AssetView } from '#contract/assets.ts'
import type { ExplanationView } from '#contract/explanations.ts'
import { readLike } from '#web/api/connection.ts'
import { withOlder } from '#web/api/older-entries.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { request, requestPlaced } from '#web/api/request.ts'

/** The asset with the newest entries of its journal; older ones that are on the page already stay there. */
export const assetQuery = (assetId: number) =>
  queryOptions({
    queryKey: queryKeys.asset(assetId),
    queryFn: async ({ client, queryKey }) => {
      const fetched = await requestPlaced<AssetView>(`/api/assets/${assetId}`)
      return readLike(fetched, withOlder(client.getQueryData<AssetView>(queryKey), fetched))
    },
  })

/** Fetched when somebody asks, and each time: its numbers have to be those of now. */
export const explanationQuery = (assetId: number) =>
  queryOptions({
    queryKey: queryKeys.assetExplanation(assetId),
    queryFn: () => request<ExplanationView>('GET', `/api/assets/${assetId}/workings`),
    staleTime: 0,
  })
