import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AssetRowView } from '#contract/assets.ts'
import type { ListName } from '#domain/ledger/action.ts'
import { assetListQuery } from '#web/assets/asset-api.ts'

const NONE: readonly AssetRowView[] = []

/** The rows that a figure is the sum of, fetched once somebody asks how it comes about. */
export function useAskedRows(...lists: readonly ListName[]) {
  const [isAsked, setIsAsked] = useState(false)
  const rowsOf = (list: ListName, data: { assets: AssetRowView[] } | undefined) =>
    lists.includes(list) ? (data?.assets ?? NONE) : NONE
  const bought = useQuery({ ...assetListQuery('bought'), enabled: isAsked && lists.includes('bought') }).data
  const sold = useQuery({ ...assetListQuery('sold'), enabled: isAsked && lists.includes('sold') }).data
  const watched = useQuery({ ...assetListQuery('watched'), enabled: isAsked && lists.includes('watched') }).data
  return {
    rows: [...rowsOf('bought', bought), ...rowsOf('sold', sold), ...rowsOf('watched', watched)],
    ask: () => setIsAsked(true),
  }
}
