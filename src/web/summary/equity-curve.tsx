import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { ChartSkeleton } from '#web/ui/chart/chart-skeleton.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { equityQuery } from './equity-curve-api.ts'
import { EquityCurveFigure } from './equity-curve-figure.tsx'

/**
 * The value of what was held, day by day, beside its cost.
 * @param outdated by which old prices what is held is valued
 * @param action what to offer if there is nothing to draw; a button that fetches again by default
 */
export function EquityCurve({ action, outdated }: { action?: ReactNode; outdated: string | null }) {
  const equity = useQuery(equityQuery)
  if (equity.data)
    return (
      <EquityCurveFigure
        view={equity.data}
        outdated={outdated}
        action={action ?? <Button onClick={() => equity.refetch()}>Look again</Button>}
      />
    )
  if (!equity.isError) return <ChartSkeleton label="Loading value and cost" />
  return (
    <Notice kind="error">
      <p>Value and cost cannot be shown. Your entries are safe. {equity.error.message}</p>
      <Button onClick={() => equity.refetch()}>Try again</Button>
    </Notice>
  )
}
