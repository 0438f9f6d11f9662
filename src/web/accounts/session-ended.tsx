import { useQuery } from '@tanstack/react-query'
import { queryKeys } from '#web/api/query-keys.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { sessionQuery } from './session-query.ts'

/** Covers the page once the session has ended. Its code is loaded then, because few pages ever need it. */
export function SessionEnded({ username }: { username: string }) {
  const hasEnded = useQuery(sessionQuery).data?.user === null
  return hasEnded ? <LazySessionDialog username={username} /> : null
}

const LazySessionDialog = lazyPart({
  queryKey: queryKeys.part('session-dialog'),
  load: async () => (await import('./session-dialog.tsx')).SessionDialog,
  skeleton: null,
  what: 'The form',
})
