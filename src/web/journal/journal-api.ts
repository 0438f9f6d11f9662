import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { AssetNamesView, WholeJournalView } from '#contract/journal.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { request } from '#web/api/request.ts'
import type { JournalAddress } from '#web/routes/journal-address.ts'

/** The pages of a search in the journal, newest first. The previous results stay until the new ones arrive. */
export function journalQuery(address: JournalAddress) {
  const wanted = new URLSearchParams(Object.entries(address).map(([name, value]) => [name, String(value)]))
  return infiniteQueryOptions({
    queryKey: queryKeys.journalSearch(wanted.toString()),
    queryFn: ({ pageParam }) => {
      const page = new URLSearchParams(wanted)
      if (pageParam !== null) page.set('before', String(pageParam))
      // Without parameters there is no question mark, because the server preloads exactly this address.
      return request<WholeJournalView>('GET', page.size > 0 ? `/api/journal?${page}` : '/api/journal')
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ olderBefore }) => olderBefore,
    placeholderData: keepPreviousData,
  })
}

export const journalAssetsQuery = queryOptions({
  queryKey: queryKeys.journalAssets,
  queryFn: () => request<AssetNamesView>('GET', '/api/journal/assets'),
})
