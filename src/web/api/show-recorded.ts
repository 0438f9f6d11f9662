import type { QueryClient } from '@tanstack/react-query'
import type { AssetView } from '#contract/assets.ts'
import { placeRow } from './asset-row-cache.ts'
import { lastSequence, withOlder } from './older-entries.ts'
import { queryKeys } from './query-keys.ts'

/**
 * Puts the answer to a recording on the page and into the lists, without fetching again what it contains. The event stream may
 * have been faster: an answer must not hide entries that were recorded while it was under way. Then the newer of the two is
 * used, and the server is asked once more.
 */
export function showRecorded(queries: QueryClient, answered: AssetView): void {
  const queryKey = queryKeys.asset(answered.assetId)
  const isOvertaken = newerOf(queries.getQueryData(queryKey), answered) !== answered
  queries.setQueryData<AssetView>(queryKey, (cached) =>
    withAwaited(cached, withOlder(cached, newerOf(cached, answered))),
  )
  // The answer does not contain the asset's other parts, such as its chart.
  void queries.invalidateQueries({
    queryKey,
    predicate: (query) => isOvertaken || query.queryKey.length > queryKey.length,
  })
  for (const outdated of [queryKeys.summary, queryKeys.mirror]) void queries.invalidateQueries({ queryKey: outdated })
  if (isOvertaken) void queries.invalidateQueries({ queryKey: queryKeys.assetLists })
  else placeRow(queries, answered)
}

export const newerOf = (cached: AssetView | undefined, answered: AssetView): AssetView =>
  cached && lastSequence(cached) > lastSequence(answered) ? cached : answered

/** An answer awaits the critique of its own decision alone, although that of the one before may still be being written. */
export function withAwaited(cached: AssetView | undefined, answered: AssetView): AssetView {
  const { awaitingCritique: own, aiAnalysis } = answered
  const isWritten = (id: string) => own.includes(id) || aiAnalysis.some(({ decisionId }) => decisionId === id)
  const before = cached?.awaitingCritique.filter((id) => !isWritten(id)) ?? []
  return before.length === 0 ? answered : { ...answered, awaitingCritique: [...before, ...own] }
}
