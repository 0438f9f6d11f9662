import { line } from 'd3-shape'
import { memo } from 'react'
import { classes } from '../classes.ts'
import type { Point } from './annotation-labels.ts'
import { TICKS_MOST } from './chart-data.ts'
import styles from './chart-scene.module.css'
import { FillBetween } from './fill-between.tsx'
import { TICK_GAP } from './label-column.ts'
import { type Layout, TICK_HEIGHT } from './layout.ts'

type ChartSceneProps = { layout: Layout; isFilled: boolean; ticksName: string }

/** The parts of a chart that do not change while it is read. Screen readers use the days, annotations and the table instead. */
export const ChartScene = memo(function ChartScene({ layout, isFilled, ticksName }: ChartSceneProps) {
  const { plot, row, lines } = layout
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <g aria-hidden="true">
      <Grid layout={layout} />
      {isFilled && <FillBetween lines={lines} />}
      {layout.levels.map(({ name, at, variant }) => (
        <line
          key={name}
          className={classes(styles.level, styles[variant])}
          x1={plot.left}
          x2={plot.right}
          y1={at}
          y2={at}
        />
      ))}
      {lines.toReversed().map(({ name, variant, points }) => (
        <path key={name} className={classes(styles.line, styles[variant])} d={drawLine([...points]) ?? ''} />
      ))}
      {row?.hasTicks && <TickColumns layout={layout} />}
      {row?.hasTicks && (
        <text className={styles.rowName} x={plot.right + 8} y={row.top + TICKS_MOST * TICK_HEIGHT}>
          {ticksName}
        </text>
      )}
      <LabelColumn layout={layout} />
      {layout.annotations.map(
        ({ annotation, labelAt }) =>
          labelAt && (
            <text key={annotation.key} className={styles.annotationLabel} x={labelAt[0]} y={labelAt[1]}>
              {annotation.label}
            </text>
          ),
      )}
    </g>
  )
})

const drawLine = line<Point>()

function Grid({ layout: { plot, size, dayTicks, valueTicks } }: { layout: Layout }) {
  return (
    <>
      {valueTicks.map(({ at }) => (
        <line key={at} className={styles.grid} x1={plot.left} x2={plot.right} y1={at} y2={at} />
      ))}
      {valueTicks.map(({ at, label }) => (
        <text key={at} className={styles.value} x={plot.left - TICK_GAP} y={at} dy="0.34em">
          {label}
        </text>
      ))}
      {dayTicks.map(({ at, label }) => (
        <text key={at} className={styles.day} x={at} y={size.height - 5}>
          {label}
        </text>
      ))}
    </>
  )
}

/** Draws all columns with two paths, however many there are. Dashes make the gaps between the ticks. */
function TickColumns({ layout: { row, annotations } }: { layout: Layout }) {
  if (!row) return null
  const bottom = row.top + TICKS_MOST * TICK_HEIGHT
  const columns = annotations.flatMap(({ annotation, column }) =>
    annotation.ticks === null ? [] : [{ x: column.toFixed(1), ticks: annotation.ticks }],
  )
  const unlit = columns.map(({ x, ticks }) => `M${x} ${bottom - ticks * TICK_HEIGHT}V${row.top}`)
  const lit = columns.map(({ x, ticks }) => `M${x} ${bottom}V${bottom - ticks * TICK_HEIGHT}`)
  return (
    <>
      <path className={classes(styles.ticks, styles.unlit)} strokeWidth={row.columnWidth} d={unlit.join('')} />
      <path className={classes(styles.ticks, styles.lit)} strokeWidth={row.columnWidth} d={lit.join('')} />
    </>
  )
}

function LabelColumn({ layout: { plot, labels } }: { layout: Layout }) {
  return labels.map(({ name, text, variant, at }) => (
    <text key={name} className={classes(styles.label, styles[variant])} x={plot.right + 8} y={at}>
      <tspan className={styles.labelName} x={plot.right + 8} dy="-0.2em">
        {name}
      </tspan>
      <tspan x={plot.right + 8} dy="1.15em">
        {text}
      </tspan>
    </text>
  ))
}
