import { queryKeys } from '#web/api/query-keys.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

/** The explanation dialog as a chunk of its own, fetched when the first explanation is opened. */
export const LazyExplanationDialog = lazyPart({
  queryKey: queryKeys.part('explanation'),
  load: async () => (await import('./explanation-dialog.tsx')).ExplanationDialog,
  skeleton: null,
  what: 'How this is computed',
})
