import { type Plot, textWidth } from './scales.ts'

/** An annotation and the label that belongs beside it. */
type LabelledAnnotation = {
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly label: string
}
export type Point = readonly [x: number, y: number]
type Box = Plot

const HEIGHT = 13
const GAP = 3
/** How many pixels further from its annotation a label may be moved so that it does not touch the line. */
const STEPS = [0, 7, 14]

/**
 * The middle and the baseline of each annotation's label; null if the label would touch another label, an annotation or the line,
 * or leave the plot. Later annotations get their places first, because people look for the latest.
 */
export function placeLabels(
  annotations: readonly LabelledAnnotation[],
  line: readonly Point[],
  plot: Box,
): (Point | null)[] {
  const taken = annotations.map(({ x, y, radius }) => boxAround(x, y, radius))
  const placed = annotations.map((): Point | null => null)
  for (let index = annotations.length - 1; index >= 0; index -= 1) {
    const annotation = annotations[index]
    if (!annotation?.label) continue
    const box = boxesFor(annotation, plot).find(
      (wanted) => isWithin(wanted, plot) && !taken.some((other) => touch(wanted, other)) && !crosses(line, wanted),
    )
    if (!box) continue
    taken.push(box)
    placed[index] = [(box.left + box.right) / 2, box.bottom - GAP]
  }
  return placed
}

/** The boxes to try, above and below the annotation and ever further away. At the edge of the plot they are moved inwards. */
function boxesFor({ x, y, radius, label }: LabelledAnnotation, plot: Box): Box[] {
  const width = textWidth(label)
  const left = Math.max(plot.left, Math.min(plot.right - width, x - width / 2))
  const box = (top: number): Box => ({ left, right: left + width, top, bottom: top + HEIGHT })
  return STEPS.flatMap((step) => [box(y - radius - GAP - HEIGHT - step), box(y + radius + GAP + step)])
}

const boxAround = (x: number, y: number, radius: number): Box => ({
  left: x - radius,
  right: x + radius,
  top: y - radius,
  bottom: y + radius,
})

const isWithin = (box: Box, plot: Box): boolean => box.top >= plot.top && box.bottom <= plot.bottom

const touch = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** Whether the line, whose points are sorted from left to right, passes through the box. */
function crosses(line: readonly Point[], box: Box): boolean {
  for (let index = firstFrom(line, box.left); index < line.length; index += 1) {
    const [x, y] = line[index] ?? [0, 0]
    const [previousX, previousY] = line[index - 1] ?? [x, y]
    if (previousX > box.right) return false
    const height = (place: number) =>
      x === previousX ? y : previousY + ((place - previousX) / (x - previousX)) * (y - previousY)
    const [one, other] = [height(Math.max(previousX, box.left)), height(Math.min(x, box.right))]
    if (Math.min(one, other) <= box.bottom && Math.max(one, other) >= box.top) return true
  }
  return false
}

/** The index of the first point whose x is not less than `left`. */
export function firstFrom(line: readonly Point[], left: number): number {
  let [low, high] = [0, line.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((line[middle]?.[0] ?? 0) < left) low = middle + 1
    else high = middle
  }
  return low
}
