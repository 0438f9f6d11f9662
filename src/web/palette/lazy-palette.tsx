import { queryKeys } from '#web/api/query-keys.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

/** Its code is fetched when somebody first asks for it. */
export const LazyPalette = lazyPart({
  queryKey: queryKeys.part('palette'),
  load: async () => (await import('./palette.tsx')).Palette,
  skeleton: null,
  what: 'What you asked for',
})
