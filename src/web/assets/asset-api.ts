import { queryOptions } from '@tanstack/react-query'
import type { AssetListView, AssetView } from '#contract/assets.ts'
import type { ExplanationView } from '#contract/explanations.ts'
import type { ListName } from '#domain/ledger/action.ts'
import { request } from '#web/api/request.ts'

export const assetListQuery = (list: ListName) =>
  queryOptions({
    queryKey: ['assets', list],
    queryFn: () => request<AssetListView>('GET', `/api/assets?list=${list}`),
  })

export const assetQuery = (assetId: number) =>
  queryOptions({
    queryKey: ['asset', assetId],
    queryFn: () => request<AssetView>('GET', `/api/assets/${assetId}`),
  })

/** Fetched when somebody asks, and each time: its numbers have to be those of now. */
export const explanationQuery = (assetId: number) =>
  queryOptions({
    queryKey: ['asset', assetId, 'explanation'],
    queryFn: () => request<ExplanationView>('GET', `/api/assets/${assetId}/workings`),
    staleTime: 0,
  })
