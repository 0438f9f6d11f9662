import type { QueryClient } from '@tanstack/react-query'
import type { AssetView } from '#contract/assets.ts'
import { lastSequence, withOlder } from './older-entries.ts'
import { queryKeys } from './query-keys.ts'

/**
 * Puts the answer to a recording on the page. The live stream may have been faster: an answer that was on its way while more
 * was recorded must not hide it, so the newer of both stands, and the server is asked once more.
 */
export function showRecorded(queries: QueryClient, answered: AssetView): void {
  const queryKey = queryKeys.asset(answered.assetId)
  queries.setQueryData<AssetView>(queryKey, (cached) => withOlder(cached, newerOf(cached, answered)))
  for (const outdated of [queryKey, queryKeys.assetLists, queryKeys.summary, queryKeys.mirror])
    void queries.invalidateQueries({ queryKey: outdated })
}

export const newerOf = (cached: AssetView | undefined, answered: AssetView): AssetView =>
  cached && lastSequence(cached) > lastSequence(answered) ? cached : answered
