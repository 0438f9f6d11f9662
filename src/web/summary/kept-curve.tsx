import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { KeptRulesView } from '#contract/kept-rules.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { request } from '#web/api/request.ts'
import { DataTable } from '#web/ui/chart/data-table.tsx'
import { TimeChart } from '#web/ui/chart/time-chart.tsx'
import styles from './equity-curve-figure.module.css'
import { KEPT_COLUMNS, keptCurveData, keptCurveWords, keptRows, readKeptDay } from './kept-curve-data.ts'

/** The gain as it was, and as if every stop, target and test had been kept; nothing if each was kept at once. */
export function KeptCurve() {
  const curve = useQuery(keptRulesQuery).data
  const data = useMemo(() => curve && keptCurveData(curve), [curve])
  if (!curve || !data || curve.days.length < 2) return null
  return (
    <section className={styles.curve} aria-labelledby="kept-heading">
      <div className={styles.head}>
        <h2 id="kept-heading">As if every rule had been kept</h2>
      </div>
      <TimeChart
        name="Gain as it was, and as if every rule had been kept"
        annotationsName="Decisions"
        data={data}
        readDay={(index) => readKeptDay(curve, index)}
        caption={keptCurveWords(curve)}
      />
      <p className={styles.notice}>
        A rule is a stop, a target or a test of your own. Kept means sold at the close of its day, with the money idle
        from then on: what else you would have bought nobody knows. Price only.
      </p>
      <DataTable
        label="Table of both lines"
        caption="Gain as it was, and as if every rule had been kept, in US dollars"
        columns={KEPT_COLUMNS}
        rowCount={curve.days.length}
        rowsOf={(from, to) => keptRows(curve, from, to)}
      />
    </section>
  )
}

/** Its key begins with the summary's key, so whatever invalidates the summary invalidates this curve. */
const keptRulesQuery = queryOptions({
  queryKey: queryKeys.keptRules,
  queryFn: () => request<KeptRulesView>('GET', '/api/mirror/kept-rules'),
})
