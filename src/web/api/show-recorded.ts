import type { QueryClient } from '@tanstack/react-query'
import type { AssetView } from '#contract/assets.ts'
import { placeRow } from './asset-row-cache.ts'
import { lastSequence, withOlder } from './older-entries.ts'
import { queryKeys } from './query-keys.ts'

/**
 * Puts the answer to a recording on the page and into the lists, without asking again for what it says. The live stream may
 * have been faster: an answer that was on its way while more was recorded must not hide it, so the newer of both stands, and the
 * server is asked once more.
 */
export function showRecorded(queries: QueryClient, answered: AssetView): void {
  const queryKey = queryKeys.asset(answered.assetId)
  const isOvertaken = newerOf(queries.getQueryData(queryKey), answered) !== answered
  queries.setQueryData<AssetView>(queryKey, (cached) => withOlder(cached, newerOf(cached, answered)))
  // What belongs to the asset, its chart for one, is in no answer.
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
