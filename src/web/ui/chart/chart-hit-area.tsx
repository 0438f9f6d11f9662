import type { KeyboardEvent, PointerEvent } from 'react'
import { useMessages } from '#web/language/use-messages.ts'
import { chartMessages } from './chart-messages.ts'
import { dayAfterKey } from './day-range.ts'
import type { Layout } from './layout.ts'
import { nearestIndex } from './nearest-index.ts'
import type { Highlight, Reading } from './readout.tsx'
import styles from './time-chart.module.css'

type ChartHitAreaProps = {
  days: readonly string[]
  layout: Layout
  highlight: Highlight | null
  readDay: (index: number) => Reading
  onShow: (highlight: Highlight | null) => void
}

/**
 * The plot as a control. It is a slider, because a screen reader passes the arrow keys on only to a slider. Its value is the day,
 * and `SpokenDay` announces the facts of the day on which it rests.
 */
export function ChartHitArea({ days, layout, highlight, readDay, onShow }: ChartHitAreaProps) {
  const { dayOnChart } = useMessages(chartMessages)
  const { plot, row, size, dayPlaces } = layout
  const index = highlight?.kind === 'day' ? highlight.index : days.length - 1
  const reading = readDay(index)
  const move = (event: KeyboardEvent) => {
    const next = dayAfterKey(days, index, event.key)
    if (next === null || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    onShow({ kind: 'day', index: next, isByKey: true })
  }
  const point = (event: PointerEvent<SVGRectElement>) => {
    const { left, width } = event.currentTarget.ownerSVGElement?.getBoundingClientRect() ?? { left: 0, width: 1 }
    const x = ((event.clientX - left) / width) * size.width
    onShow({ kind: 'day', index: nearestIndex(dayPlaces, x), isByKey: false })
  }
  return (
    <rect
      className={styles.pad}
      x={plot.left}
      y={plot.top}
      width={plot.right - plot.left}
      height={(row?.top ?? plot.bottom) - plot.top}
      role="slider"
      tabIndex={0}
      aria-label={dayOnChart}
      aria-valuemin={0}
      aria-valuemax={days.length - 1}
      aria-valuenow={index}
      aria-valuetext={reading.title}
      onKeyDown={move}
      onFocus={(event) =>
        event.currentTarget.matches(':focus-visible') && onShow({ kind: 'day', index, isByKey: true })
      }
      onBlur={() => onShow(null)}
      onPointerDown={point}
      onPointerMove={point}
      onPointerLeave={(event) => event.pointerType === 'mouse' && onShow(null)}
    />
  )
}
