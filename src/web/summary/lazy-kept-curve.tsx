import { queryKeys } from '#web/api/query-keys.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { summaryMessages } from './summary-messages.ts'

/** The curve of kept rules. It is at the end of the page, so that nothing moves if it appears; for most people it does not. */
export const LazyKeptCurve = lazyPart({
  queryKey: queryKeys.part('kept-curve'),
  load: async () => (await import('./kept-curve.tsx')).KeptCurve,
  skeleton: null,
  what: summaryMessages('en').keptCurve,
  isOfPage: true,
})
