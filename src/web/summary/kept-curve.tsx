import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { KeptRulesView } from '#contract/kept-rules.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { request } from '#web/api/request.ts'
import { useLanguage } from '#web/language/use-messages.ts'
import { DataTable } from '#web/ui/chart/data-table.tsx'
import { TimeChart } from '#web/ui/chart/time-chart.tsx'
import { curveMessages } from './curve-messages.ts'
import styles from './equity-curve-figure.module.css'
import { keptCurveData, keptCurveWords, keptRows, lackingWords, readKeptDay } from './kept-curve-data.ts'

/** The gain as it was, and as if every stop, target and test had been kept; nothing if each was kept at once. */
export function KeptCurve() {
  const language = useLanguage()
  const messages = curveMessages(language).kept
  const { decisions } = curveMessages(language).equity
  const curve = useQuery(keptRulesQuery).data
  const data = useMemo(() => curve && keptCurveData(curve, language), [curve, language])
  if (!curve || !data || curve.days.length < 2) return null
  return (
    <section className={styles.curve} aria-labelledby="kept-heading">
      <div className={styles.head}>
        <h2 id="kept-heading">{messages.heading}</h2>
      </div>
      <TimeChart
        name={messages.name}
        annotationsName={decisions}
        data={data}
        readDay={(index) => readKeptDay(curve, index, language)}
        caption={keptCurveWords(curve, language)}
      />
      <p className={styles.notice}>{messages.notice}</p>
      {lackingWords(curve, language).map((words) => (
        <p key={words} className={styles.notice}>
          {words}
        </p>
      ))}
      <DataTable
        label={messages.table}
        caption={messages.tableCaption}
        columns={Object.values(messages.columns)}
        rowCount={curve.days.length}
        rowsOf={(from, to) => keptRows(curve, [from, to], language)}
      />
    </section>
  )
}

/** Its key begins with the summary's key, so whatever invalidates the summary invalidates this curve. */
const keptRulesQuery = queryOptions({
  queryKey: queryKeys.keptRules,
  queryFn: () => request<KeptRulesView>('GET', '/api/mirror/kept-rules'),
})
