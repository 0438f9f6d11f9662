import { queryKeys } from '#web/api/query-keys.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

/** At the end of the page, so that nothing moves when it comes: for most it never does. */
export const LazyKeptCurve = lazyPart({
  queryKey: queryKeys.part('kept-curve'),
  load: async () => (await import('./kept-curve.tsx')).KeptCurve,
  skeleton: null,
  what: 'The curve of your rules',
})
