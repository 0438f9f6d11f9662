import { useQuery } from '@tanstack/react-query'
import { sessionQuery } from '#web/accounts/session-query.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

/**
 * Warns on every page that the server found faults in this journal, until it is repaired and Candor is restarted. Its code is loaded
 * then, because few pages ever need it.
 */
export function JournalNotice() {
  const journal = useQuery(sessionQuery).data?.journal
  return journal ? <LazyJournalFaults {...journal} /> : null
}

const LazyJournalFaults = lazyPart({
  queryKey: queryKeys.part('journal-faults'),
  load: async () => (await import('./journal-faults.tsx')).JournalFaults,
  skeleton: null,
  what: 'What was found in your journal',
})
