import { lazyRouteComponent } from '@tanstack/react-router'
import { type ComponentProps, Suspense } from 'react'
import { ChartSkeleton } from '#web/ui/chart/chart-skeleton.tsx'
import type { AssetChart } from './asset-chart.tsx'

const Chart = lazyRouteComponent(() => import('./asset-chart.tsx'), 'AssetChart')

/** The chart with its code fetched beside the page's: the journal does not wait for it. */
export function LazyAssetChart(props: ComponentProps<typeof AssetChart>) {
  return (
    <Suspense fallback={<ChartSkeleton label="Loading the chart" />}>
      <Chart {...props} />
    </Suspense>
  )
}
