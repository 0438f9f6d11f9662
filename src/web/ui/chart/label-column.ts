import type { Point } from './annotation-labels.ts'
import type { ChartData, ChartLevel, ChartLine } from './chart-data.ts'
import { type Plot, type Size, type Stretch, type Tick, textWidth } from './scales.ts'
import { spread } from './spread.ts'

export type ColumnLabel = {
  readonly name: string
  readonly text: string
  readonly variant: ChartLine['variant'] | ChartLevel['variant']
  /** The middle of its two lines. */
  readonly at: number
}

const LABEL_HEIGHT = 29
/** The room in pixels that a tick of the axis needs. */
const TICK_ROOM = 21
const MARGIN = 10
/** The greatest width as a share of the picture's, however long an amount is. */
const WIDEST = 0.34

/** The width in pixels that the column beside a plot needs for its labels. */
export function columnWidth({ lines, ticksName }: ChartData, levels: readonly ChartLevel[], { width }: Size): number {
  const texts = [
    ...lines.flatMap(({ name, lastText }) => (lastText === null ? [] : [name, lastText])),
    ...levels.flatMap(({ name, text }) => [name, text]),
    ticksName,
  ]
  const longest = Math.max(textWidth('$1,000'), ...texts.map(textWidth))
  return Math.min(longest + MARGIN, width * WIDEST)
}

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

/** The ticks of the axis that no label covers. */
export const ticksBeside = (ticks: readonly Tick[], labels: readonly ColumnLabel[]): Tick[] =>
  ticks.filter((tick) => !isCovered(tick, labels))

const isCovered = (tick: Tick, labels: readonly ColumnLabel[]): boolean =>
  labels.some(({ at }) => Math.abs(at - tick.at) < TICK_ROOM)

type Drawn = { readonly plot: Pick<Plot, 'left'>; readonly lines: readonly { readonly points: readonly Point[] }[] }

/**
 * The other ticks, which stand at the beginning of their lines in the plot, so that each line says what it stands for; without those that a
 * curve would run through there.
 */
export const ticksWithin = (ticks: readonly Tick[], labels: readonly ColumnLabel[], { plot, lines }: Drawn): Tick[] =>
  ticks.filter((tick) => isCovered(tick, labels) && !lines.some(({ points }) => isRunThrough(points, tick, plot.left)))

/** Above its line, as high as its text. */
const [TEXT_HEIGHT, TEXT_GAP] = [14, 4]

function isRunThrough(points: readonly Point[], { at, label }: Tick, left: number): boolean {
  const end = left + textWidth(label) + TEXT_GAP
  const [top, bottom] = [at - TEXT_HEIGHT - TEXT_GAP, at + TEXT_GAP]
  return points.some(([x, y], nth) => {
    const [beforeX, beforeY] = points[nth - 1] ?? [x, y]
    if (beforeX > end) return false
    // Of a part that goes on to the right, only what is above or below the text.
    const lastY = x <= end ? y : beforeY + ((y - beforeY) * (end - beforeX)) / (x - beforeX)
    return Math.min(lastY, beforeY) <= bottom && Math.max(lastY, beforeY) >= top
  })
}
