import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { problemMessages } from '#web/api/problem-messages.ts'
import { useMessages } from '#web/language/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { ChartSkeleton } from '#web/ui/chart/chart-skeleton.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { uiMessages } from '#web/ui/ui-messages.ts'
import { curveMessages } from './curve-messages.ts'
import { equityQuery } from './equity-curve-api.ts'
import { EquityCurveFigure } from './equity-curve-figure.tsx'
import { summaryMessages } from './summary-messages.ts'

/**
 * The value of what was held, day by day, beside its cost.
 * @param outdated by which old prices what is held is valued
 * @param action what to offer if there is nothing to draw; a button that fetches again by default
 */
export function EquityCurve({ action, outdated }: { action?: ReactNode; outdated: string | null }) {
  const messages = useMessages(curveMessages).equity
  const { loadingCurve } = useMessages(summaryMessages)
  const { text } = useMessages(problemMessages)
  const { tryAgain } = useMessages(uiMessages)
  const equity = useQuery(equityQuery)
  if (equity.data)
    return (
      <EquityCurveFigure
        view={equity.data}
        outdated={outdated}
        action={action ?? <Button onClick={() => equity.refetch()}>{messages.lookAgain}</Button>}
      />
    )
  if (!equity.isError) return <ChartSkeleton label={loadingCurve} />
  return (
    <Notice kind="error">
      <p>{messages.cannotBeShown(text(equity.error.message))}</p>
      <Button onClick={() => equity.refetch()}>{tryAgain}</Button>
    </Notice>
  )
}
