import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '#web/api/query-keys.ts'
import { readSession } from './session-api.ts'

/** Who is signed in, asked once: the query client hears of the end of a session, and the sign-in of its new start. */
export const sessionQuery = queryOptions({
  queryKey: queryKeys.session,
  queryFn: readSession,
  staleTime: Number.POSITIVE_INFINITY,
})
