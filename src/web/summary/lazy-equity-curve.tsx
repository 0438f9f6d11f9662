import { lazyRouteComponent } from '@tanstack/react-router'
import { type ComponentProps, Suspense } from 'react'
import { ChartSkeleton } from '#web/ui/chart/chart-skeleton.tsx'
import type { EquityCurve } from './equity-curve.tsx'

const Curve = lazyRouteComponent(() => import('./equity-curve.tsx'), 'EquityCurve')

/** The curve with its code fetched beside the page's: the figures do not wait for it. */
export function LazyEquityCurve(props: ComponentProps<typeof EquityCurve>) {
  return (
    <Suspense fallback={<ChartSkeleton label="Loading value and cost" />}>
      <Curve {...props} />
    </Suspense>
  )
}
