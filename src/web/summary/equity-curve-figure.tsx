import { type ReactNode, useMemo, useState } from 'react'
import type { EquityView } from '#contract/charts.ts'
import { problemMessages } from '#web/api/problem-messages.ts'
import { useLanguage, useMessages } from '#web/language/use-messages.ts'
import { AnnotationLegend } from '#web/ui/chart/annotation-legend.tsx'
import { chartMessages } from '#web/ui/chart/chart-messages.ts'
import { DataTable } from '#web/ui/chart/data-table.tsx'
import { TimeChart } from '#web/ui/chart/time-chart.tsx'
import { formatDay } from '#web/ui/format.ts'
import { Segments } from '#web/ui/segments.tsx'
import { curveMessages } from './curve-messages.ts'
import { cutEquity, EQUITY_RANGES, type EquityRange, equityData, kindsOf } from './equity-curve-data.ts'
import styles from './equity-curve-figure.module.css'
import { equityRows, equityWords, readEquityDay } from './equity-curve-format.ts'
import { namedFew } from './named-few.ts'

type EquityCurveFigureProps = {
  view: EquityView
  /** The action to offer if there is nothing to draw. */
  action: ReactNode
  /** By which old prices the last day is valued, if any. */
  outdated?: string | null
}

export function EquityCurveFigure({ view, action, outdated }: EquityCurveFigureProps) {
  const language = useLanguage()
  const messages = curveMessages(language).equity
  const { text } = useMessages(problemMessages)
  const { range: legend, ranges } = useMessages(chartMessages)
  const [range, setRange] = useState<EquityRange>('All')
  const visible = useMemo(() => cutEquity(view, range), [view, range])
  const data = useMemo(() => equityData(visible, language), [visible, language])
  const isLine = view.days.length > 1
  return (
    <section className={styles.curve} aria-labelledby="equity-heading">
      <div className={styles.head}>
        <h2 id="equity-heading">{messages.heading}</h2>
        {isLine && (
          <Segments legend={legend} options={EQUITY_RANGES} names={ranges} value={range} onChange={setRange} />
        )}
      </div>
      {isLine ? (
        <TimeChart
          name={messages.name}
          annotationsName={messages.decisions}
          data={data}
          readDay={(index) => readEquityDay(visible, index, language)}
          caption={equityWords(visible, language)}
        >
          <AnnotationLegend kinds={kindsOf(visible, language)} />
        </TimeChart>
      ) : (
        <NoLine view={view} action={action} />
      )}
      {view.days.length > 0 && view.notice && <p className={styles.notice}>{text(view.notice)}</p>}
      {view.days.length > 0 && outdated && <p className={styles.notice}>{outdated}.</p>}
      <LeftOut leftOut={view.leftOut} />
      {view.withoutGain.length > 0 && (
        <p className={styles.notice}>{messages.withoutGain(...namedFew(view.withoutGain))}</p>
      )}
      {view.days.length > 0 && (
        <DataTable
          caption={messages.tableCaption}
          columns={Object.values(messages.columns)}
          wordColumns={[messages.columns.decided]}
          rowCount={visible.days.length}
          rowsOf={(from, to) => equityRows(visible, [from, to], language)}
        />
      )}
    </section>
  )
}

/** A single day makes no line, so it is described in words. */
function NoLine({ view, action }: Pick<EquityCurveFigureProps, 'view' | 'action'>) {
  const language = useLanguage()
  const { text } = useMessages(problemMessages)
  if (view.days.length === 1) return <p className={styles.empty}>{equityWords(view, language)}</p>
  return (
    <>
      <p className={styles.empty}>{view.notice ? text(view.notice) : curveMessages(language).equity.nothing}</p>
      {action}
    </>
  )
}

/** Names the assets that are left out of both lines, with the reasons. */
function LeftOut({ leftOut }: Pick<EquityView, 'leftOut'>) {
  const language = useLanguage()
  const messages = curveMessages(language).equity
  const { text } = useMessages(problemMessages)
  if (leftOut.length === 0) return null
  const from = (since: string, until: string | undefined) =>
    until
      ? messages.leftOutUntil(formatDay(since, language), formatDay(until, language))
      : messages.leftOutFrom(formatDay(since, language))
  return (
    <div className={styles.notice}>
      <p>{messages.leftOut}</p>
      <ul>
        {leftOut.map(({ assetId, ticker, reason, since, until }) => (
          <li key={assetId}>
            <b>{ticker}</b> {text(reason)}
            {since && from(since, until)}
          </li>
        ))}
      </ul>
    </div>
  )
}
