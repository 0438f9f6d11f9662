import { type ReactNode, useMemo, useState } from 'react'
import type { EquityView } from '#contract/charts.ts'
import { AnnotationLegend } from '#web/ui/chart/annotation-legend.tsx'
import { DataTable } from '#web/ui/chart/data-table.tsx'
import { TimeChart } from '#web/ui/chart/time-chart.tsx'
import { formatDay } from '#web/ui/format.ts'
import { Segments } from '#web/ui/segments.tsx'
import { cutEquity, EQUITY_RANGES, type EquityRange, equityData, kindsOf } from './equity-curve-data.ts'
import styles from './equity-curve-figure.module.css'
import { EQUITY_COLUMNS, equityRows, equityWords, readEquityDay, WORD_COLUMNS } from './equity-curve-format.ts'

type EquityCurveFigureProps = {
  view: EquityView
  /** The action to offer if there is nothing to draw. */
  action: ReactNode
  /** By which old prices the last day is valued, if any. */
  outdated?: string | null
}

const NAME = 'Value of what you held, against what it had cost'

export function EquityCurveFigure({ view, action, outdated }: EquityCurveFigureProps) {
  const [range, setRange] = useState<EquityRange>('All')
  const visible = useMemo(() => cutEquity(view, range), [view, range])
  const data = useMemo(() => equityData(visible), [visible])
  const isLine = view.days.length > 1
  return (
    <section className={styles.curve} aria-labelledby="equity-heading">
      <div className={styles.head}>
        <h2 id="equity-heading">Value and cost</h2>
        {isLine && <Segments legend="Range" options={EQUITY_RANGES} value={range} onChange={setRange} />}
      </div>
      {isLine ? (
        <TimeChart
          name={NAME}
          annotationsName="Decisions"
          data={data}
          readDay={(index) => readEquityDay(visible, index)}
          caption={equityWords(visible)}
        >
          <AnnotationLegend kinds={kindsOf(visible)} />
        </TimeChart>
      ) : (
        <NoLine view={view} action={action} />
      )}
      {view.days.length > 0 && view.notice && <p className={styles.notice}>{view.notice}</p>}
      {view.days.length > 0 && outdated && <p className={styles.notice}>{outdated}.</p>}
      <LeftOut leftOut={view.leftOut} />
      {view.days.length > 0 && (
        <DataTable
          caption="Value and cost of what you held, in US dollars"
          columns={EQUITY_COLUMNS}
          wordColumns={WORD_COLUMNS}
          rowCount={visible.days.length}
          rowsOf={(from, to) => equityRows(visible, from, to)}
        />
      )}
    </section>
  )
}

/** A single day makes no line, so it is described in words. */
function NoLine({ view, action }: Pick<EquityCurveFigureProps, 'view' | 'action'>) {
  if (view.days.length === 1) return <p className={styles.empty}>{equityWords(view)}</p>
  return (
    <>
      <p className={styles.empty}>
        {view.notice ?? 'No day is known yet on which something was held and had a price.'}
      </p>
      {action}
    </>
  )
}

/** Names the assets that are left out of both lines, with the reasons. */
function LeftOut({ leftOut }: Pick<EquityView, 'leftOut'>) {
  if (leftOut.length === 0) return null
  return (
    <div className={styles.notice}>
      <p>Left out of both lines:</p>
      <ul>
        {leftOut.map(({ assetId, ticker, reason, since, until }) => (
          <li key={assetId}>
            <b>{ticker}</b> {reason}
            {since && `; left out from ${formatDay(since)} ${until ? `until ${formatDay(until)}` : 'on'}`}
          </li>
        ))}
      </ul>
    </div>
  )
}
