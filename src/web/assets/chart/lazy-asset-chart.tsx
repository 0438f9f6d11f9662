import { queryKeys } from '#web/api/query-keys.ts'
import { useMessages } from '#web/language/use-messages.ts'
import { chartMessages } from '#web/ui/chart/chart-messages.ts'
import { ChartSkeleton } from '#web/ui/chart/chart-skeleton.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'

/** The chart as a chunk of its own, so that the journal does not wait for its code. */
export const LazyAssetChart = lazyPart({
  queryKey: queryKeys.part('asset-chart'),
  load: async () => (await import('./asset-chart.tsx')).AssetChart,
  skeleton: Loading,
  what: 'The chart',
  isOfPage: true,
})

function Loading() {
  return <ChartSkeleton label={useMessages(chartMessages).loading} />
}
