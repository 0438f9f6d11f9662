import { queryOptions } from '@tanstack/react-query'
import type { AssetListView, AssetView } from '#contract/assets.ts'
import type { ExplanationView } from '#contract/explanations.ts'
import type { ListName } from '#domain/ledger/action.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { request } from '#web/api/request.ts'

export const assetListQuery = (list: ListName) =>
  queryOptions({
    queryKey: queryKeys.assetList(list),
    queryFn: () => request<AssetListView>('GET', `/api/assets?list=${list}`),
  })

export const assetQuery = (assetId: number) =>
  queryOptions({
    queryKey: queryKeys.asset(assetId),
    queryFn: () => request<AssetView>('GET', `/api/assets/${assetId}`),
  })

/** Fetched when somebody asks, and each time: its numbers have to be those of now. */
export const explanationQuery = (assetId: number) =>
  queryOptions({
    queryKey: queryKeys.assetExplanation(assetId),
    queryFn: () => request<ExplanationView>('GET', `/api/assets/${assetId}/workings`),
    staleTime: 0,
  })
