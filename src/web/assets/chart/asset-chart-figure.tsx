import { type ReactNode, useMemo, useState } from 'react'
import type { AssetChartView } from '#contract/charts.ts'
import { problemMessages } from '#web/api/problem-messages.ts'
import { useLanguage, useMessages } from '#web/language/use-messages.ts'
import { AnnotationLegend } from '#web/ui/chart/annotation-legend.tsx'
import { chartMessages } from '#web/ui/chart/chart-messages.ts'
import { DataTable } from '#web/ui/chart/data-table.tsx'
import { TimeChart } from '#web/ui/chart/time-chart.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { useStoredChoice } from '#web/ui/use-stored-choice.ts'
import { assetChartData, captionOf, kindsOf, readAssetDay } from './asset-chart-data.ts'
import { ASSET_RANGES, type AssetRange, daysInRange, hasLine, rangeAtFirst } from './asset-chart-days.ts'
import styles from './asset-chart-figure.module.css'
import { assetChartMessages } from './asset-chart-messages.ts'
import { originWords } from './asset-chart-notes.ts'
import { columnsOf, rowsOf, wordColumns } from './asset-chart-table.ts'

type AssetChartFigureProps = {
  ticker: string
  view: AssetChartView
  thesisOf: (sequence: number) => string | undefined
  isCostHidden: boolean
  /** Shown in place of the chart when there is nothing to draw. */
  action: ReactNode
}

export function AssetChartFigure({ ticker, view, thesisOf, isCostHidden, action }: AssetChartFigureProps) {
  const language = useLanguage()
  const messages = assetChartMessages(language)
  const { text } = useMessages(problemMessages)
  const [chosen, choose] = useState<AssetRange | null>(null)
  const [isCompared, setIsCompared] = useStoredChoice('benchmark', false)
  const range = chosen ?? rangeAtFirst(view)
  const charted = useMemo(() => daysInRange(view, range), [view, range])
  // The theses are words of entries, which never change.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function with the same answers draws nothing new
  const data = useMemo(
    () => assetChartData(view, charted, { isCostHidden, isCompared, thesisOf, language }),
    [view, charted, isCostHidden, isCompared, language],
  )
  if (!hasLine(view.prices.closes)) return <NothingToDraw view={view} action={action} />
  return (
    <section className={styles.chart} aria-label={messages.chart}>
      <div className={styles.controls}>
        <Segments
          legend={chartMessages(language).range}
          options={ASSET_RANGES}
          names={{ ...chartMessages(language).ranges, 'Since first decision': messages.sinceFirst }}
          value={range}
          onChange={choose}
        />
        {view.benchmark && (
          <label className={styles.compare}>
            <input type="checkbox" checked={isCompared} onChange={(event) => setIsCompared(event.target.checked)} />
            {messages.compareWith(view.benchmark.symbol)}
          </label>
        )}
      </div>
      {hasLine(charted.closes) ? (
        <TimeChart
          name={messages.name(ticker)}
          annotationsName={messages.decisions}
          linkWords={messages.readEntry}
          data={data}
          readDay={(index) => readAssetDay(view, charted, index, isCompared, language)}
          caption={captionOf(data, language)}
        >
          {!isCostHidden && <AnnotationLegend kinds={kindsOf(data)} />}
        </TimeChart>
      ) : (
        <p className={styles.notice}>{messages.tooFew}</p>
      )}
      {view.notice && <p className={styles.notice}>{text(view.notice)}</p>}
      <div className={styles.foot}>
        <p>{originWords(view, language)}</p>
        <DataTable
          caption={messages.tableCaption(ticker)}
          columns={columnsOf(view, language)}
          wordColumns={wordColumns(language)}
          rowCount={charted.days.length}
          rowsOf={(from, to) => rowsOf(view, charted, isCostHidden, [from, to], language)}
        />
      </div>
    </section>
  )
}

function NothingToDraw({ view, action }: Pick<AssetChartFigureProps, 'view' | 'action'>) {
  const messages = useMessages(assetChartMessages)
  const { text } = useMessages(problemMessages)
  return (
    <section className={styles.empty} aria-label={messages.chart}>
      <p>{view.notice ? text(view.notice) : messages.nothing}</p>
      {/* With a single price, only a second day is missing. */}
      {view.prices.days.length === 0 && action}
    </section>
  )
}
