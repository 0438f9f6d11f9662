import { queryOptions } from '@tanstack/react-query'
import type { KeptRulesView } from '#contract/kept-rules.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { request } from '#web/api/request.ts'

/** Its key begins with the summary's key, so whatever invalidates the summary invalidates this curve. */
export const keptRulesQuery = queryOptions({
  queryKey: queryKeys.keptRules,
  queryFn: () => request<KeptRulesView>('GET', '/api/mirror/kept-rules'),
})
