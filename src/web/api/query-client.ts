import { MutationCache, type Query, QueryCache, QueryClient } from '@tanstack/react-query'
import type { SessionView } from '#contract/accounts.ts'
import { readAtOf } from './connection.ts'
import { queryKeys } from './query-keys.ts'
import { RequestFailed } from './request.ts'

/** For so long an answer counts as fresh, and a failure as the answer. */
const STANDS_MS = 10_000

export function createQueryClient(): QueryClient {
  const onError = (failure: unknown) => {
    // Any 401 means that the session has ended, whichever request received it.
    if (failure instanceof RequestFailed && failure.problem.status === 401)
      queries.setQueryData<SessionView>(queryKeys.session, (before) => ({ ...before, user: null }))
  }
  const queries = new QueryClient({
    queryCache: new QueryCache({ onError, onSuccess: dateAsRead }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // A Candor on one's own machine answers without a network, so every request is tried even when the browser is offline.
      queries: { networkMode: 'always', staleTime: STANDS_MS, retry: isWorthAnotherTry, retryOnMount: isOld },
      mutations: { networkMode: 'always' },
    },
  })
  return queries
}

/** Dates an answer that the service worker had stored by when it was read, so that it does not count as fresh. */
function dateAsRead(data: unknown, query: Query<unknown, unknown, unknown>): void {
  const readAt = readAtOf(data)
  if (readAt !== null) query.setState({ dataUpdatedAt: Date.parse(readAt) })
}

declare module '@tanstack/react-query' {
  interface Register {
    /** isQuiet: the mutation reports its progress in its own place instead of covering the page. */
    mutationMeta: { isQuiet?: boolean }
  }
}

/**
 * Two more tries if the server could not be reached or was restarting. A refusal is not tried again, and nothing is while the browser is
 * offline: it says so at once, and everything is asked for again when the connection is back.
 */
const isWorthAnotherTry = (failures: number, failure: unknown): boolean =>
  navigator.onLine && failures < 2 && failure instanceof RequestFailed && [0, 502, 504].includes(failure.problem.status)

/**
 * A page takes up the failure of a read that was sent before it was rendered, and does not send it once more: the same message would come,
 * go, and come again.
 */
const isOld = ({ state }: { readonly state: { readonly errorUpdatedAt: number } }): boolean =>
  Date.now() - state.errorUpdatedAt > STANDS_MS
