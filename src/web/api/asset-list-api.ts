import { queryOptions } from '@tanstack/react-query'
import type { AssetListView } from '#contract/assets.ts'
import type { ListName } from '#domain/ledger/action.ts'
import { queryKeys } from './query-keys.ts'
import { request } from './request.ts'

/** The rows of one list, which its page shows and the form for a new asset reads. */
export const assetListQuery = (list: ListName) =>
  queryOptions({
    queryKey: queryKeys.assetList(list),
    queryFn: () => request<AssetListView>('GET', `/api/assets?list=${list}`),
  })
