import type { Point } from './annotation-labels.ts'
import type { ChartData, ChartLevel, ChartLine } from './chart-data.ts'
import { type Size, type Stretch, type Tick, textWidth } from './scales.ts'
import { spread } from './spread.ts'

export type ColumnLabel = {
  readonly name: string
  readonly text: string
  readonly variant: ChartLine['variant'] | ChartLevel['variant']
  /** The middle of its two lines. */
  readonly at: number
}

const LABEL_HEIGHT = 29
const MARGIN = 10
/** Between a value of the axis and its line. */
export const TICK_GAP = 8
/** The greatest width as a share of the picture's, however long an amount is. */
const WIDEST = 0.34

/** The width in pixels that the column beside a plot needs for its labels. */
export function columnWidth({ lines, ticksName }: ChartData, levels: readonly ChartLevel[], { width }: Size): number {
  const texts = [
    ...lines.flatMap(({ name, lastText }) => (lastText === null ? [] : [name, lastText])),
    ...levels.flatMap(({ name, text }) => [name, text]),
    ticksName,
  ]
  return Math.min(Math.max(...texts.map(textWidth)) + MARGIN, width * WIDEST)
}

/**
 * The width in pixels that the values of the axis need at the other side of the plot. All of them stand there: beside the labels some had
 * no room, and a value that alone stood elsewhere was taken for another axis.
 */
export const axisWidth = (ticks: readonly Tick[]): number =>
  ticks.length === 0 ? 0 : Math.max(...ticks.map(({ label }) => textWidth(label))) + TICK_GAP

type Line = ChartLine & { readonly points: readonly Point[] }
type Level = ChartLevel & { readonly at: number }

/** The labels of lines and levels, beside their ends, and moved apart where they would overlap. */
export function columnOf(lines: readonly Line[], levels: readonly Level[], [top, bottom]: Stretch): ColumnLabel[] {
  const wanted = [
    ...lines.flatMap(({ name, variant, lastText, points }) => {
      const end = points.at(-1)
      return end && lastText !== null ? [{ name, variant, text: lastText, at: end[1] }] : []
    }),
    ...levels.map(({ name, text, variant, at }) => ({ name, text, variant, at })),
  ]
  const half = LABEL_HEIGHT / 2
  const places = spread(
    wanted.map(({ at }) => at),
    LABEL_HEIGHT,
    [top + half, bottom - half],
  )
  return wanted.map((label, index) => ({ ...label, at: places[index] ?? label.at }))
}
