import { MutationCache, type Query, QueryCache, QueryClient } from '@tanstack/react-query'
import type { SessionView } from '#contract/accounts.ts'
import { readAtOf } from './connection.ts'
import { queryKeys } from './query-keys.ts'
import { RequestFailed } from './request.ts'

export function createQueryClient(): QueryClient {
  const onError = (failure: unknown) => {
    // Nobody is signed in any more, whoever asked.
    if (failure instanceof RequestFailed && failure.problem.status === 401)
      queries.setQueryData<SessionView>(queryKeys.session, (before) => ({ ...before, user: null }))
  }
  const queries = new QueryClient({
    queryCache: new QueryCache({ onError, onSuccess: dateAsRead }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // A Candor on one's own machine is there without a network: every request is tried and says how it went.
      queries: { networkMode: 'always', staleTime: 10_000, retry: isWorthAnotherTry },
      mutations: { networkMode: 'always' },
    },
  })
  return queries
}

/** What the worker had kept is as old as it is, however late it was given. */
function dateAsRead(data: unknown, query: Query<unknown, unknown, unknown>): void {
  const readAt = readAtOf(data)
  if (readAt !== null) query.setState({ dataUpdatedAt: Date.parse(readAt) })
}

declare module '@tanstack/react-query' {
  interface Register {
    /** isQuiet: says in its own place how it goes, and doesn't cover the page meanwhile. */
    mutationMeta: { isQuiet?: boolean }
  }
}

/** Twice more if the server could not be reached or was restarting; a refusal stays one. */
const isWorthAnotherTry = (failures: number, failure: unknown): boolean =>
  failures < 2 && failure instanceof RequestFailed && [0, 502, 504].includes(failure.problem.status)
