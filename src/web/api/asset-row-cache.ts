import type { QueryClient } from '@tanstack/react-query'
import type { AssetListView, AssetRowView } from '#contract/assets.ts'
import { queryKeys } from './query-keys.ts'
import { request } from './request.ts'

const LISTS = ['bought', 'sold', 'watched'] as const

/** Fetches the one row that an entry changed. Lists of a thousand rows stay as they are around it. */
export async function refreshRow(queries: QueryClient, assetId: number): Promise<void> {
  if (!LISTS.some((list) => queries.getQueryData(queryKeys.assetList(list)))) return
  const queryKey = queryKeys.assetRow(assetId)
  // One that was asked for before this entry says nothing of it.
  await queries.cancelQueries({ queryKey })
  try {
    const queryFn = () => request<AssetRowView>('GET', `/api/assets/${assetId}/row`)
    placeRow(queries, await queries.fetchQuery({ queryKey, queryFn, staleTime: 0, gcTime: 0 }))
  } catch {
    if (!queries.isFetching({ queryKey })) void queries.invalidateQueries({ queryKey: queryKeys.assetLists })
  }
}

/** Puts a row into the list that it is on now, and takes it from the others. Lists that were never read stay unread. */
export function placeRow(queries: QueryClient, row: AssetRowView): void {
  for (const list of LISTS)
    queries.setQueryData<AssetListView>(
      queryKeys.assetList(list),
      (cached) => cached && { assets: withRow(cached.assets, row, row.list === list) },
    )
}

/** Lists are in the order of adding, which is that of the numbers. */
function withRow(rows: readonly AssetRowView[], row: AssetRowView, isOnList: boolean): AssetRowView[] {
  const before = rows.filter(({ assetId }) => assetId < row.assetId)
  const after = rows.filter(({ assetId }) => assetId > row.assetId)
  return isOnList ? [...before, row, ...after] : [...before, ...after]
}
