import { type Point, placeLabels } from './annotation-labels.ts'
import type { ChartAnnotation } from './chart-data.ts'
import { type Plot, type Stretch, textWidth } from './scales.ts'
import { spread } from './spread.ts'

const RADIUS = { plain: 9, crowded: 4.5 } as const
/** From this number on, small annotations get no labels, because the row and the table name them. */
const MANY = 25
/** The least share of numbers for which there must be room, else none is drawn. Shapes are all large or all small. */
const NUMBERED_LEAST = { numbers: 0.6, shapes: 1 } as const
const COLUMN_WIDTH = { most: 9, least: 1.5 } as const

/** The position of an annotation's day and value; `y` is null if it is drawn only in the row below. */
type AnnotationAt = { readonly annotation: ChartAnnotation; readonly x: number; readonly y: number | null }

export type PlacedAnnotation = AnnotationAt & {
  readonly radius: number
  /** The middle and the baseline of the label; null if there is no room for it. */
  readonly labelAt: Point | null
  /** The x of the middle of its column in the row. */
  readonly column: number
  /** Whether there is room for its number in the row, or for its shape in full size. */
  readonly isNumbered: boolean
}

export function placeAnnotations(
  wanted: readonly AnnotationAt[],
  line: readonly Point[],
  plot: Plot,
  stretch: Stretch,
): PlacedAnnotation[] {
  const columns = spread(
    wanted.map(({ x }) => x),
    widthOfColumns(wanted.length, stretch) + 1,
    stretch,
  )
  const annotations = wanted.map((at, index) => ({ ...at, x: isAlone(at, wanted) ? at.x : (columns[index] ?? at.x) }))
  const sized = annotations.map((at) => ({ ...at, radius: isCrowded(at, annotations) ? RADIUS.crowded : RADIUS.plain }))
  const inPlot = sized.flatMap(({ annotation, x, y, radius }) =>
    y === null ? [] : [{ x, y, radius, label: annotation.label }],
  )
  const isLabelled = ({ radius }: { radius: number }) => inPlot.length < MANY || radius === RADIUS.plain
  const labels = placeLabels(
    inPlot.map((at) => (isLabelled(at) ? at : { ...at, label: '' })),
    line,
    plot,
  )
  const numbered = numberedOf(annotations, columns)
  let labelled = 0
  return sized.map((at, index) => ({
    ...at,
    labelAt: at.y === null ? null : (labels[labelled++] ?? null),
    column: columns[index] ?? at.x,
    isNumbered: numbered.has(index),
  }))
}

/** Whether no other annotation has the same day. Annotations of one day are drawn side by side, each above its column. */
const isAlone = ({ annotation }: AnnotationAt, annotations: readonly AnnotationAt[]): boolean =>
  !annotations.some((other) => other.annotation !== annotation && other.annotation.day === annotation.day)

/** The greatest width in pixels, within limits, at which columns do not touch. */
export const widthOfColumns = (count: number, [left, right]: Stretch): number =>
  Math.max(COLUMN_WIDTH.least, Math.min(COLUMN_WIDTH.most, (right - left) / Math.max(1, count) - 1))

/** Whether an annotation would overlap another. It is then drawn small and without a letter. */
const isCrowded = ({ annotation, x, y }: AnnotationAt, annotations: readonly AnnotationAt[]): boolean =>
  y !== null &&
  annotations.some(
    (other) =>
      other.annotation !== annotation && other.y !== null && Math.hypot(x - other.x, y - other.y) < 2 * RADIUS.plain,
  )

/** The indexes of the numbers or shapes that fit. Of overlapping numbers the older is left out; if shapes overlap, none fits. */
function numberedOf(annotations: readonly AnnotationAt[], columns: readonly number[]): Set<number> {
  const visible = new Set<number>()
  const hasNumbers = annotations.some(({ annotation }) => annotation.ticks !== null)
  let taken = Number.POSITIVE_INFINITY
  for (let index = annotations.length - 1; index >= 0; index -= 1) {
    const { ticks = null, letter = '' } = annotations[index]?.annotation ?? {}
    const half = (hasNumbers ? textWidth(String(ticks ?? letter)) / 2 : RADIUS.plain) + 1
    const at = columns[index] ?? 0
    if (at + half > taken) continue
    visible.add(index)
    taken = at - half
  }
  const least = hasNumbers ? NUMBERED_LEAST.numbers : NUMBERED_LEAST.shapes
  return visible.size < annotations.length * least ? new Set() : visible
}
