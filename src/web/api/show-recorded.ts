import type { QueryClient } from '@tanstack/react-query'
import type { AssetView } from '#contract/assets.ts'
import { lastSequence, withOlder } from './older-entries.ts'

/**
 * Puts the answer to a recording on the page. The live stream may have been faster: an answer that was on its way while more
 * was recorded must not hide it, so the newer of both stands, and the server is asked once more.
 */
export function showRecorded(queries: QueryClient, answered: AssetView): void {
  const queryKey = ['asset', answered.assetId]
  queries.setQueryData<AssetView>(queryKey, (shown) => withOlder(shown, newerOf(shown, answered)))
  for (const outdated of [queryKey, ['assets'], ['summary']]) void queries.invalidateQueries({ queryKey: outdated })
}

export const newerOf = (shown: AssetView | undefined, answered: AssetView): AssetView =>
  shown && lastSequence(shown) > lastSequence(answered) ? shown : answered
