import type { ChartData } from './chart-data.ts'
import type { Layout } from './layout.ts'
import type { Highlight } from './readout.tsx'
import styles from './time-chart.module.css'

/** A vertical line at the day that is read, with a dot on each line of the chart. */
export function Crosshair({ data, layout, highlight }: { data: ChartData; layout: Layout; highlight: Highlight }) {
  if (highlight.kind === 'annotation') return null
  const { plot, row, dayPlaces, heightOf } = layout
  const x = dayPlaces[highlight.index] ?? 0
  return (
    <g className={styles.crosshair}>
      <line x1={x} x2={x} y1={plot.top} y2={row ? row.top : plot.bottom} />
      {data.lines.map(({ name, values }) => {
        const value = values[highlight.index] ?? null
        return value !== null && <circle key={name} cx={x} cy={heightOf(value)} r={3.5} />
      })}
    </g>
  )
}
