import { queryOptions } from '@tanstack/react-query'
import { SESSION_KEY } from '#web/api/query-client.ts'
import { readSession } from './session-api.ts'

/** Who is signed in, asked once: the query client hears of the end of a session, and the sign-in of its new start. */
export const sessionQuery = queryOptions({
  queryKey: SESSION_KEY,
  queryFn: readSession,
  staleTime: Number.POSITIVE_INFINITY,
})
