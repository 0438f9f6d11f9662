import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import type { Offers } from './read-offers.ts'

const NOTHING: Offers = { test: null, levels: [] }

/** The offers for the text being written. If their code cannot be loaded there are none, and the form works without them. */
export function useOffers(thesis: string, line: string, takesLevels: boolean): Offers {
  const read = useQuery({
    queryKey: queryKeys.part('own-test-offers'),
    queryFn: async () => (await import('./read-offers.ts')).readOffers,
    enabled: thesis.trim() !== '' || line.trim() !== '',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  }).data
  // Typing has priority; the text is read when there is time.
  const [text, written] = [useDeferredValue(thesis), useDeferredValue(line)]
  return useMemo(
    () => read?.(text, written, marketDayOf(new Date().toISOString()), takesLevels) ?? NOTHING,
    [read, text, written, takesLevels],
  )
}
