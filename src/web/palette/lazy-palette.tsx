import { queryKeys } from '#web/api/query-keys.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

/** The palette, whose code is loaded when somebody first opens it. */
export const LazyPalette = lazyPart({
  queryKey: queryKeys.part('palette'),
  load: async () => (await import('./palette.tsx')).Palette,
  skeleton: null,
  what: 'What you asked for',
})
