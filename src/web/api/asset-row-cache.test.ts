import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import type { AssetListView, AssetRowView } from '#contract/assets.ts'
import { placeRow } from './asset-row-cache.ts'
import { queryKeys } from './query-keys.ts'

/** A row with only those fields that decide its place. */
const row = (assetId: number, list: AssetRowView['list'] = 'bought', confidence = 5) =>
  ({ assetId, list, confidence }) as AssetRowView

const rowsOf = (queries: QueryClient, list: string) =>
  queries.getQueryData<AssetListView>(queryKeys.assetList(list))?.assets

function listsOf(bought: AssetRowView[]): QueryClient {
  const queries = new QueryClient()
  queries.setQueryData(queryKeys.assetList('bought'), { assets: bought })
  queries.setQueryData(queryKeys.assetList('sold'), { assets: [] })
  return queries
}

it('replaces one row in its place, and keeps the other row objects', () => {
  const others = [row(1), row(3)]
  const queries = listsOf([others[0] ?? row(1), row(2), others[1] ?? row(3)])
  placeRow(queries, row(2, 'bought', 9))
  expect(rowsOf(queries, 'bought')).toEqual([row(1), row(2, 'bought', 9), row(3)])
  expect(rowsOf(queries, 'bought')?.[2]).toBe(others[1])
})

it('moves a row that was sold to the other list, and adds a new row', () => {
  const queries = listsOf([row(1), row(2)])
  placeRow(queries, row(1, 'sold'))
  placeRow(queries, row(3))
  expect([rowsOf(queries, 'bought'), rowsOf(queries, 'sold')]).toEqual([[row(2), row(3)], [row(1, 'sold')]])
})

it('leaves a list that was never read unread', () => {
  const queries = listsOf([])
  placeRow(queries, row(1, 'watched'))
  expect(rowsOf(queries, 'watched')).toBeUndefined()
})
