import { queryOptions } from '@tanstack/react-query'
import type { EquityView } from '#contract/charts.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { request } from '#web/api/request.ts'

/** Its key begins with the summary's key, so whatever invalidates the summary invalidates the curve. */
export const equityQuery = queryOptions({
  queryKey: queryKeys.equityCurve,
  queryFn: () => request<EquityView>('GET', '/api/summary/equity'),
})
