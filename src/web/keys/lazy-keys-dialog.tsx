import { queryKeys } from '#web/api/query-keys.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

/** Its code is fetched when somebody first asks for it. */
export const LazyKeysDialog = lazyPart({
  queryKey: queryKeys.part('keys'),
  load: async () => (await import('./keys-dialog.tsx')).KeysDialog,
  skeleton: null,
  what: 'What you asked for',
})
