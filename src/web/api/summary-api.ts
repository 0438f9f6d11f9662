import { queryOptions } from '@tanstack/react-query'
import type { SummaryView } from '#contract/summary.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { request } from '#web/api/request.ts'

export const summaryQuery = queryOptions({
  queryKey: queryKeys.summary,
  queryFn: () => request<SummaryView>('GET', '/api/summary'),
})
