import { queryOptions } from '@tanstack/react-query'
import type { OperatorView } from '#contract/operator.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { request } from '#web/api/request.ts'

export const operatorQuery = queryOptions({
  queryKey: queryKeys.operator,
  queryFn: () => request<OperatorView>('GET', '/api/operator'),
})
