import type { QueryClient } from '@tanstack/react-query'
import type { AssetListView, AssetRowView } from '#contract/assets.ts'
import { LISTS } from '#domain/ledger/action.ts'
import { queryKeys } from './query-keys.ts'
import { request } from './request.ts'

/** Fetches only the row that an entry changed, because its list may have a thousand others. */
export async function refreshRow(queries: QueryClient, assetId: number): Promise<void> {
  if (!LISTS.some((list) => queries.getQueryData(queryKeys.assetList(list)))) return
  const queryKey = queryKeys.assetRow(assetId)
  // A request that was sent before this entry would be answered without it.
  await queries.cancelQueries({ queryKey })
  try {
    const queryFn = () => request<AssetRowView>('GET', `/api/assets/${assetId}/row`)
    placeRow(queries, await queries.fetchQuery({ queryKey, queryFn, staleTime: 0, gcTime: 0 }))
  } catch {
    if (!queries.isFetching({ queryKey })) void queries.invalidateQueries({ queryKey: queryKeys.assetLists })
  }
}

/** Puts a row into its present list and removes it from the other two. A list that was never fetched is not created. */
export function placeRow(queries: QueryClient, row: AssetRowView): void {
  for (const list of LISTS)
    queries.setQueryData<AssetListView>(
      queryKeys.assetList(list),
      (cached) => cached && { assets: withRow(cached.assets, row, row.list === list) },
    )
}

/** Lists are sorted by asset id, which is the order in which the assets were added. */
function withRow(rows: readonly AssetRowView[], row: AssetRowView, isOnList: boolean): AssetRowView[] {
  const before = rows.filter(({ assetId }) => assetId < row.assetId)
  const after = rows.filter(({ assetId }) => assetId > row.assetId)
  return isOnList ? [...before, row, ...after] : [...before, ...after]
}
