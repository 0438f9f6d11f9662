import { queryOptions } from '@tanstack/react-query'
import type { SummaryExplanationView } from '#contract/explanations.ts'
import type { SummaryView } from '#contract/summary.ts'
import type { Language } from '#domain/locale.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { request } from '#web/api/request.ts'

export const summaryQuery = queryOptions({
  queryKey: queryKeys.summary,
  queryFn: () => request<SummaryView>('GET', '/api/summary'),
})

/** Fetched anew each time somebody opens it, because its numbers have to be the present ones. */
export const summaryExplanationQuery = (language: Language) =>
  queryOptions({
    queryKey: queryKeys.summaryExplanation(language),
    queryFn: () => request<SummaryExplanationView>('GET', `/api/summary/workings?language=${language}`),
    staleTime: 0,
    retryOnMount: true,
  })
