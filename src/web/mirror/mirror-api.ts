import { queryOptions } from '@tanstack/react-query'
import type { MirrorView } from '#contract/mirror.ts'
import type { Language } from '#domain/locale.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { request } from '#web/api/request.ts'

export const mirrorQuery = (language: Language) =>
  queryOptions({
    queryKey: queryKeys.mirrorIn(language),
    queryFn: () => request<MirrorView>('GET', `/api/mirror?language=${language}`),
  })
