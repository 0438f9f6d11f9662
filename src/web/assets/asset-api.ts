import { queryOptions } from '@tanstack/react-query'
import type { AssetListView, AssetView, ExplanationView } from '#contract/assets.ts'
import type { ListName } from '#domain/ledger/action.ts'
import { withOlder } from '#web/api/older-entries.ts'
import { request } from '#web/api/request.ts'

export const assetListQuery = (list: ListName) =>
  queryOptions({
    queryKey: ['assets', list],
    queryFn: () => request<AssetListView>('GET', `/api/assets?list=${list}`),
  })

/** The asset with the newest entries of its journal; older ones that are on the page already stay there. */
export const assetQuery = (assetId: number) =>
  queryOptions({
    queryKey: ['asset', assetId],
    queryFn: async ({ client, queryKey }) => {
      const fetched = await request<AssetView>('GET', `/api/assets/${assetId}`)
      return withOlder(client.getQueryData<AssetView>(queryKey), fetched)
    },
  })

/** Fetched when somebody asks, and each time: its numbers have to be those of now. */
export const explanationQuery = (assetId: number) =>
  queryOptions({
    queryKey: ['asset', assetId, 'explanation'],
    queryFn: () => request<ExplanationView>('GET', `/api/assets/${assetId}/workings`),
    staleTime: 0,
  })
