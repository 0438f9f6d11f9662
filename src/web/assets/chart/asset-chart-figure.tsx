import { type ReactNode, useMemo, useState } from 'react'
import type { AssetChartView } from '#contract/charts.ts'
import { AnnotationLegend } from '#web/ui/chart/annotation-legend.tsx'
import { DataTable } from '#web/ui/chart/data-table.tsx'
import { TimeChart } from '#web/ui/chart/time-chart.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { useStoredChoice } from '#web/ui/use-stored-choice.ts'
import { assetChartData, captionOf, kindsOf, readAssetDay } from './asset-chart-data.ts'
import { ASSET_RANGES, type AssetRange, daysInRange, hasLine, rangeAtFirst } from './asset-chart-days.ts'
import styles from './asset-chart-figure.module.css'
import { originWords } from './asset-chart-notes.ts'
import { columnsOf, rowsOf, WORD_COLUMNS } from './asset-chart-table.ts'

type AssetChartFigureProps = {
  ticker: string
  view: AssetChartView
  thesisOf: (sequence: number) => string | undefined
  isCostHidden: boolean
  /** Shown in place of the chart when there is nothing to draw. */
  action: ReactNode
}

export function AssetChartFigure({ ticker, view, thesisOf, isCostHidden, action }: AssetChartFigureProps) {
  const [chosen, choose] = useState<AssetRange | null>(null)
  const [isCompared, setIsCompared] = useStoredChoice('benchmark', false)
  const range = chosen ?? rangeAtFirst(view)
  const charted = useMemo(() => daysInRange(view, range), [view, range])
  // The theses are words of entries, which never change.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function with the same answers draws nothing new
  const data = useMemo(
    () => assetChartData(view, charted, { isCostHidden, isCompared, thesisOf }),
    [view, charted, isCostHidden, isCompared],
  )
  if (!hasLine(view.prices.closes)) return <NothingToDraw view={view} action={action} />
  return (
    <section className={styles.chart} aria-label="Chart">
      <div className={styles.controls}>
        <Segments legend="Range" options={ASSET_RANGES} value={range} onChange={choose} />
        {view.benchmark && (
          <label className={styles.compare}>
            <input type="checkbox" checked={isCompared} onChange={(event) => setIsCompared(event.target.checked)} />
            Compare with {view.benchmark.symbol}
          </label>
        )}
      </div>
      {hasLine(charted.closes) ? (
        <TimeChart
          name={`Price of ${ticker} with your decisions`}
          annotationsName="Decisions"
          linkWords="Read this entry"
          data={data}
          readDay={(index) => readAssetDay(view, charted, index, isCompared)}
          caption={captionOf(data)}
        >
          {!isCostHidden && <AnnotationLegend kinds={kindsOf(data)} />}
        </TimeChart>
      ) : (
        <p className={styles.notice}>There are not two prices in this range. A longer one has them.</p>
      )}
      {view.notice && <p className={styles.notice}>{view.notice}</p>}
      <div className={styles.foot}>
        <p>{originWords(view)}</p>
        <DataTable
          caption={`Closes of ${ticker} and your decisions, in US dollars`}
          columns={columnsOf(view)}
          wordColumns={WORD_COLUMNS}
          rowCount={charted.days.length}
          rowsOf={(from, to) => rowsOf(view, charted, isCostHidden, from, to)}
        />
      </div>
    </section>
  )
}

const NothingToDraw = ({ view, action }: Pick<AssetChartFigureProps, 'view' | 'action'>) => (
  <section className={styles.empty} aria-label="Chart">
    <p>{view.notice ?? 'No price of any day is known yet, so there is nothing to draw.'}</p>
    {/* With a single price, only a second day is missing. */}
    {view.prices.days.length === 0 && action}
  </section>
)
