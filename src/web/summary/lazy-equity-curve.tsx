import { queryKeys } from '#web/api/query-keys.ts'
import { useMessages } from '#web/language/use-messages.ts'
import { ChartSkeleton } from '#web/ui/chart/chart-skeleton.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { summaryMessages } from './summary-messages.ts'

function Loading() {
  return <ChartSkeleton label={useMessages(summaryMessages).loadingCurve} />
}

/** The curve, whose code is loaded separately so that the figures do not wait for it. */
export const LazyEquityCurve = lazyPart({
  queryKey: queryKeys.part('equity-curve'),
  load: async () => (await import('./equity-curve.tsx')).EquityCurve,
  skeleton: Loading,
  what: summaryMessages('en').curve,
  isOfPage: true,
})
