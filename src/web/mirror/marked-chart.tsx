import { type KeyboardEvent, type ReactNode, useState } from 'react'
import styles from './mirror-charts.module.css'

/** Where a mark stands in its chart, and what it says. */
type Mark = { readonly x: number; readonly y: number; readonly words: string }

type MarkedChartProps = {
  /** The whole chart in words. */
  name: string
  /** What one of its marks is: `Level of confidence` */
  of: string
  width: number
  height: number
  /** From left to right, or from the top down. */
  marks: readonly Mark[]
  /** Of the ring around the mark that is read, in pixels. */
  ring?: number
  children: ReactNode
}

/**
 * A chart whose marks are read with the arrow keys: it is one stop of the Tab key, and each mark is ringed, written under the chart and
 * announced. As in the charts over days it is a slider, because a screen reader passes the arrow keys on only to a slider.
 */
export function MarkedChart({ name, of, width, height, marks, ring = 12, children }: MarkedChartProps) {
  const [wanted, setWanted] = useState(0)
  const [isRead, setRead] = useState(false)
  const at = Math.min(wanted, marks.length - 1)
  const mark = marks[at]
  const move = (event: KeyboardEvent) => {
    const next = placeAfterKey(at, marks.length, event.key)
    if (next === null || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    setWanted(next)
    setRead(true)
  }
  return (
    <div className={styles.marked}>
      <svg width={width} height={height} role="img" aria-label={name}>
        {children}
        {isRead && mark && <circle className={styles.read} cx={mark.x} cy={mark.y} r={ring} />}
      </svg>
      {mark && (
        <div
          className={styles.reader}
          role="slider"
          tabIndex={0}
          aria-label={of}
          aria-valuemin={1}
          aria-valuemax={marks.length}
          aria-valuenow={at + 1}
          aria-valuetext={mark.words}
          onKeyDown={move}
          onFocus={(event) => setRead(event.currentTarget.matches(':focus-visible'))}
          onBlur={() => setRead(false)}
        >
          {isRead && <span aria-hidden="true">{mark.words}</span>}
        </div>
      )}
    </div>
  )
}

/** @returns null for a key that moves nothing */
export function placeAfterKey(at: number, count: number, key: string): number | null {
  const places: Readonly<Record<string, number>> = {
    ArrowRight: at + 1,
    ArrowDown: at + 1,
    ArrowLeft: at - 1,
    ArrowUp: at - 1,
    Home: 0,
    End: count - 1,
  }
  const place = places[key]
  return place === undefined ? null : Math.min(count - 1, Math.max(0, place))
}
