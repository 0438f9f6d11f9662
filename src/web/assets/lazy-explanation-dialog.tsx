import { queryKeys } from '#web/api/query-keys.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

/** Its code is fetched when somebody asks how a figure is computed. */
export const LazyExplanationDialog = lazyPart({
  queryKey: queryKeys.part('explanation'),
  load: async () => (await import('./explanation-dialog.tsx')).ExplanationDialog,
  skeleton: null,
  what: 'How this is computed',
})
