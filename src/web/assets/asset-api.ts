import { queryOptions } from '@tanstack/react-query'
import type { AssetListView, AssetView } from '#contract/assets.ts'
import type { ExplanationView } from '#contract/explanations.ts'
import type { ListName } from '#domain/ledger/action.ts'
import { withOlder } from '#web/api/older-entries.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { request } from '#web/api/request.ts'

export const assetListQuery = (list: ListName) =>
  queryOptions({
    queryKey: queryKeys.assetList(list),
    queryFn: () => request<AssetListView>('GET', `/api/assets?list=${list}`),
  })

/** The asset with the newest entries of its journal; older ones that are on the page already stay there. */
export const assetQuery = (assetId: number) =>
  queryOptions({
    queryKey: queryKeys.asset(assetId),
    queryFn: async ({ client, queryKey }) => {
      const fetched = await request<AssetView>('GET', `/api/assets/${assetId}`)
      return withOlder(client.getQueryData<AssetView>(queryKey), fetched)
    },
  })

/** Fetched when somebody asks, and each time: its numbers have to be those of now. */
export const explanationQuery = (assetId: number) =>
  queryOptions({
    queryKey: queryKeys.assetExplanation(assetId),
    queryFn: () => request<ExplanationView>('GET', `/api/assets/${assetId}/workings`),
    staleTime: 0,
  })
