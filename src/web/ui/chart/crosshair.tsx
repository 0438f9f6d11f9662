import type { ChartData } from './chart-data.ts'
import type { Layout } from './layout.ts'
import type { Shown } from './readout.tsx'
import styles from './time-chart.module.css'

/** The day that is read, and where the lines are then. */
export function Crosshair({ data, layout, shown }: { data: ChartData; layout: Layout; shown: Shown }) {
  if (shown.kind === 'annotation') return null
  const { plot, row, dayPlaces, heightOf } = layout
  const x = dayPlaces[shown.index] ?? 0
  return (
    <g className={styles.crosshair}>
      <line x1={x} x2={x} y1={plot.top} y2={row ? row.top : plot.bottom} />
      {data.lines.map(({ name, values }) => {
        const value = values[shown.index] ?? null
        return value !== null && <circle key={name} cx={x} cy={heightOf(value)} r={3.5} />
      })}
    </g>
  )
}
