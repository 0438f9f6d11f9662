import { queryOptions } from '@tanstack/react-query'
import type { AssetChartView } from '#contract/charts.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { request } from '#web/api/request.ts'

/** Below the asset's own key: what makes the asset out of date does so to its chart. */
export const assetChartQuery = (assetId: number) =>
  queryOptions({
    queryKey: queryKeys.assetChart(assetId),
    queryFn: () => request<AssetChartView>('GET', `/api/assets/${assetId}/chart`),
  })
