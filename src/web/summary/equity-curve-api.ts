import { queryOptions } from '@tanstack/react-query'
import type { EquityView } from '#contract/charts.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { request } from '#web/api/request.ts'

/** Below the summary's own key: what makes the summary out of date does so to its curve. */
export const equityQuery = queryOptions({
  queryKey: queryKeys.equityCurve,
  queryFn: () => request<EquityView>('GET', '/api/summary/equity'),
})
