import { type ReactNode, useMemo, useState } from 'react'
import type { ChartData } from './chart-data.ts'
import { ChartMarks } from './chart-marks.tsx'
import { ChartScene } from './chart-scene.tsx'
import { Crosshair } from './crosshair.tsx'
import { DayPad } from './day-pad.tsx'
import { layOut } from './layout.ts'
import { type Reading, Readout, type Shown } from './readout.tsx'
import { SpokenDay } from './spoken-day.tsx'
import styles from './time-chart.module.css'
import { useSize } from './use-size.ts'

/** Before it is measured. */
const ASSUMED = { width: 1000, height: 380 }

type TimeChartProps = {
  /** The accessible name, exactly. */
  name: string
  /** What the marks are, for those who hear them: `Decisions`. */
  marksName: string
  /** What the ticks in the row below count: `Confidence`. */
  ticksName?: string
  data: ChartData
  /** What is known of a day, by its index. */
  readDay: (index: number) => Reading
  /** Stands where a day or a mark is read out, while none is. */
  caption: string
  /** Words below the picture. */
  children?: ReactNode
}

/** Lines over days, with marks on them: with the mouse, a finger, or the keyboard, day by day and mark by mark. */
export function TimeChart({ name, marksName, ticksName = '', data, readDay, caption, children }: TimeChartProps) {
  const [box, size] = useSize<HTMLDivElement>(ASSUMED)
  const layout = useMemo(() => layOut(data, size), [data, size])
  const [shown, setShown] = useState<Shown | null>(null)
  return (
    <figure className={styles.chart} aria-label={name}>
      <div ref={box} className={styles.box}>
        <svg viewBox={`0 0 ${size.width} ${size.height}`} role="presentation">
          <ChartScene layout={layout} isFilled={data.isFilled} ticksName={ticksName} />
          {shown && <Crosshair data={data} layout={layout} shown={shown} />}
          <DayPad days={data.days} layout={layout} shown={shown} readDay={readDay} onShow={setShown} />
          <ChartMarks name={marksName} layout={layout} onShow={setShown} />
        </svg>
      </div>
      <SpokenDay shown={shown} readDay={readDay} />
      <Readout data={data} shown={shown} readDay={readDay} caption={caption} />
      {children}
      {layout.beyond.map(({ level, side }) => (
        <p key={level.name} className={styles.beyond}>
          {level.name}: {level.text}, {side} this view.
        </p>
      ))}
    </figure>
  )
}
