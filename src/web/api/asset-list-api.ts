import { queryOptions } from '@tanstack/react-query'
import type { AssetListView } from '#contract/assets.ts'
import type { ListName } from '#domain/ledger/action.ts'
import { queryKeys } from './query-keys.ts'
import { request } from './request.ts'

/** The rows of a list. Read by its page, and by the form that adds to it. */
export const assetListQuery = (list: ListName) =>
  queryOptions({
    queryKey: queryKeys.assetList(list),
    queryFn: () => request<AssetListView>('GET', `/api/assets?list=${list}`),
  })
