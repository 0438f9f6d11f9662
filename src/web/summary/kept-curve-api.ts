import { queryOptions } from '@tanstack/react-query'
import type { KeptRulesView } from '#contract/kept-rules.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { request } from '#web/api/request.ts'

/** Below the summary's own key: what makes the summary out of date does so to its curves. */
export const keptRulesQuery = queryOptions({
  queryKey: queryKeys.keptRules,
  queryFn: () => request<KeptRulesView>('GET', '/api/mirror/kept-rules'),
})
