import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import type { SessionView } from '#contract/accounts.ts'
import type { LiveEvent } from './live-stream.ts'
import { queryKeys } from './query-keys.ts'
import { RequestFailed } from './request.ts'

export function createQueryClient(): QueryClient {
  const onError = (failure: unknown) => {
    // Nobody is signed in any more, whoever asked.
    if (failure instanceof RequestFailed && failure.problem.status === 401)
      queries.setQueryData<SessionView>(queryKeys.session, { user: null })
  }
  const queries = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // A Candor on one's own machine is there without a network: every request is tried and says how it went.
      queries: { networkMode: 'always', staleTime: 10_000, retry: isWorthAnotherTry },
      mutations: { networkMode: 'always' },
    },
  })
  return queries
}

/** Keeps what is on screen true: fetches again what an event says is out of date. */
export function refetchAfter(event: LiveEvent, queries: QueryClient): void {
  if (event.name === 'recorded') {
    void queries.invalidateQueries({ queryKey: queryKeys.asset(event.data.assetId) })
    void queries.invalidateQueries({ queryKey: queryKeys.assetLists })
    void queries.invalidateQueries({ queryKey: queryKeys.summary })
    void queries.invalidateQueries({ queryKey: queryKeys.mirror })
    void queries.invalidateQueries({ queryKey: queryKeys.journalAssets })
  }
  if (event.name === 'recorded' || event.name === 'principles-changed')
    void queries.invalidateQueries({ queryKey: queryKeys.journal })
  if (event.name === 'principles-changed') void queries.invalidateQueries({ queryKey: queryKeys.principles })
  // Requests under way were sent after what the stream missed, so they need not be sent twice.
  if (event.name === 'opened') void queries.invalidateQueries({}, { cancelRefetch: false })
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
