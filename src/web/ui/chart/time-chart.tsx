import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { ChartAnnotations } from './chart-annotations.tsx'
import type { ChartData } from './chart-data.ts'
import { ChartHitArea } from './chart-hit-area.tsx'
import { ChartScene } from './chart-scene.tsx'
import { Crosshair } from './crosshair.tsx'
import { type Layout, layOut } from './layout.ts'
import { type Highlight, type Reading, Readout } from './readout.tsx'
import { SpokenDay } from './spoken-day.tsx'
import styles from './time-chart.module.css'
import { useSize } from './use-size.ts'

/** Where there is no window. */
const ASSUMED = { width: 1000, height: 380 }

type TimeChartProps = {
  /** The accessible name, exactly. */
  name: string
  /** What the annotations are, for those who hear them: `Decisions`. */
  annotationsName: string
  /** What following an annotation does, for those who touched one: a verb and where it leads. */
  linkWords?: string
  data: ChartData
  /** What is known of a day, by its index. */
  readDay: (index: number) => Reading
  /** Stands where a day or an annotation is read out, while none is. */
  caption: string
  /** Words below the picture. */
  children?: ReactNode
}

/** Lines over days, with annotations on them: with the mouse, a finger, or the keyboard, day by day and annotation by annotation. */
export function TimeChart({ name, annotationsName, linkWords = '', data, readDay, caption, children }: TimeChartProps) {
  const [box, size] = useSize<HTMLDivElement>(ASSUMED)
  const layout = useMemo(() => size && layOut(data, size), [data, size])
  const [highlight, setHighlight] = useHighlight(layout)
  return (
    <figure className={styles.chart} aria-label={name}>
      <div ref={box} className={styles.box}>
        {layout && (
          <svg viewBox={`0 0 ${layout.size.width} ${layout.size.height}`} role="presentation">
            <ChartScene layout={layout} isFilled={data.isFilled} ticksName={data.ticksName} />
            {highlight && <Crosshair data={data} layout={layout} highlight={highlight} />}
            <ChartHitArea
              days={data.days}
              layout={layout}
              highlight={highlight}
              readDay={readDay}
              onShow={setHighlight}
            />
            <ChartAnnotations name={annotationsName} layout={layout} onShow={setHighlight} />
          </svg>
        )}
      </div>
      <SpokenDay highlight={highlight} readDay={readDay} />
      <Readout
        data={data}
        annotations={layout?.annotations ?? []}
        highlight={highlight}
        readDay={readDay}
        caption={caption}
        linkWords={linkWords}
      />
      {children}
      {layout?.beyond.map(({ level, side }) => (
        <p key={level.name} className={styles.beyond}>
          {level.name}: {level.text}, {side} this view.
        </p>
      ))}
    </figure>
  )
}

/** What is read, as long as it is of this picture: in another range or width the same index is another day or annotation, or none. */
function useHighlight(layout: Layout | null): [Highlight | null, (highlight: Highlight | null) => void] {
  const [stored, setStored] = useState<{ readonly layout: Layout | null; readonly highlight: Highlight | null } | null>(
    null,
  )
  const show = useCallback((highlight: Highlight | null) => setStored({ layout, highlight }), [layout])
  return [stored?.layout === layout ? stored.highlight : null, show]
}
