import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '#web/api/query-keys.ts'
import { readSession } from './session-api.ts'

/** Who is signed in. It is fetched once: afterwards a 401 and the sign-in form change the cached answer. */
export const sessionQuery = queryOptions({
  queryKey: queryKeys.session,
  queryFn: readSession,
  staleTime: Number.POSITIVE_INFINITY,
})
