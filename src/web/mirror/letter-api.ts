import { queryOptions } from '@tanstack/react-query'
import type { LetterView } from '#contract/letter.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { request } from '#web/api/request.ts'

/** @param id of a period; null for the latest one that has ended */
export const letterQuery = (id: string | null) =>
  queryOptions({
    queryKey: queryKeys.letter(id),
    queryFn: () => request<LetterView>('GET', `/api/mirror/letter${id === null ? '' : `?of=${id}`}`),
  })
