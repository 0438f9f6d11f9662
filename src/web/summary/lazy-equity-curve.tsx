import { queryKeys } from '#web/api/query-keys.ts'
import { ChartSkeleton } from '#web/ui/chart/chart-skeleton.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'

/** The curve, whose code is loaded separately so that the figures do not wait for it. */
export const LazyEquityCurve = lazyPart({
  queryKey: queryKeys.part('equity-curve'),
  load: async () => (await import('./equity-curve.tsx')).EquityCurve,
  skeleton: <ChartSkeleton label="Loading value and cost" />,
  what: 'The curve',
  isOfPage: true,
})
