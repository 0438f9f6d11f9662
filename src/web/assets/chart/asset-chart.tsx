import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { AssetView } from '#contract/assets.ts'
import type { AssetChartView } from '#contract/charts.ts'
import { problemMessages } from '#web/api/problem-messages.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { request } from '#web/api/request.ts'
import { useMessages } from '#web/language/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { chartMessages } from '#web/ui/chart/chart-messages.ts'
import { ChartSkeleton } from '#web/ui/chart/chart-skeleton.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { uiMessages } from '#web/ui/ui-messages.ts'
import { AssetChartFigure } from './asset-chart-figure.tsx'
import { assetChartMessages } from './asset-chart-messages.ts'

type AssetChartProps = {
  asset: AssetView
  /** Whether the price paid is hidden; then neither it nor anything derived from it is drawn or named. */
  isCostHidden: boolean
  /** The action offered when there is nothing to draw; by default, trying again. */
  action?: ReactNode
}

/** The price chart of an asset, with its decisions and their confidence. */
export function AssetChart({ asset, isCostHidden, action }: AssetChartProps) {
  const messages = useMessages(assetChartMessages)
  const { text } = useMessages(problemMessages)
  const { tryAgain } = useMessages(uiMessages)
  const { loading } = useMessages(chartMessages)
  const chart = useQuery(assetChartQuery(asset.assetId))
  const theses = new Map(asset.thesis.map(({ sequence, thesis }) => [sequence, thesis]))
  if (chart.data)
    return (
      <AssetChartFigure
        ticker={asset.ticker}
        view={chart.data}
        thesisOf={(sequence) => theses.get(sequence)}
        isCostHidden={isCostHidden}
        action={action ?? <Button onClick={() => chart.refetch()}>{messages.lookAgain}</Button>}
      />
    )
  if (!chart.isError) return <ChartSkeleton label={loading} />
  return (
    <Notice kind="error">
      <p>{messages.cannotBeShown(text(chart.error.message))}</p>
      <Button onClick={() => chart.refetch()}>{tryAgain}</Button>
    </Notice>
  )
}

/** Its key lies below the asset's own, so that invalidating the asset invalidates the chart too. */
const assetChartQuery = (assetId: number) =>
  queryOptions({
    queryKey: queryKeys.assetChart(assetId),
    queryFn: () => request<AssetChartView>('GET', `/api/assets/${assetId}/chart`),
  })
