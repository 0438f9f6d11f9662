import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { useLanguage } from '#web/language/use-messages.ts'
import { ChartAnnotations } from './chart-annotations.tsx'
import type { ChartData } from './chart-data.ts'
import { ChartHitArea } from './chart-hit-area.tsx'
import { chartMessages } from './chart-messages.ts'
import { ChartScene } from './chart-scene.tsx'
import { type Layout, layOut } from './layout.ts'
import { type Highlight, type Reading, Readout } from './readout.tsx'
import { SpokenDay } from './spoken-day.tsx'
import styles from './time-chart.module.css'
import { useSize } from './use-size.ts'

/** The size for rendering without a window. */
const ASSUMED = { width: 1000, height: 380 }

type TimeChartProps = {
  /** The accessible name, exactly. */
  name: string
  /** The accessible name of the group of annotations: `Decisions`. */
  annotationsName: string
  /** The words of the link that is shown after an annotation was touched. */
  linkWords?: string
  data: ChartData
  /** Describes a day, by its index. */
  readDay: (index: number) => Reading
  /** Shown below the chart while no day or annotation is read. */
  caption: string
  /** Words below the picture. */
  children?: ReactNode
}

/** A chart of lines over days with annotations, which can be read by mouse, touch and keyboard. */
export function TimeChart({ name, annotationsName, linkWords = '', data, readDay, caption, children }: TimeChartProps) {
  const language = useLanguage()
  const messages = chartMessages(language)
  const [box, size] = useSize<HTMLDivElement>(ASSUMED)
  const layout = useMemo(() => size && layOut(data, size, language), [data, size, language])
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
          {messages[side](level.name, level.text)}
        </p>
      ))}
    </figure>
  )
}

/** The highlight. It is dropped with the layout, because in another range or width its index means something else. */
function useHighlight(layout: Layout | null): [Highlight | null, (highlight: Highlight | null) => void] {
  const [stored, setStored] = useState<{ readonly layout: Layout | null; readonly highlight: Highlight | null } | null>(
    null,
  )
  const show = useCallback((highlight: Highlight | null) => setStored({ layout, highlight }), [layout])
  return [stored?.layout === layout ? stored.highlight : null, show]
}

/** A vertical line at the day that is read, with a dot on each line of the chart. */
function Crosshair({ data, layout, highlight }: { data: ChartData; layout: Layout; highlight: Highlight }) {
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
