import { queryOptions } from '@tanstack/react-query'
import type { MirrorView } from '#contract/mirror.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { request } from '#web/api/request.ts'

export const mirrorQuery = queryOptions({
  queryKey: queryKeys.mirror,
  queryFn: () => request<MirrorView>('GET', '/api/mirror'),
})
