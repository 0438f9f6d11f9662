import { area } from 'd3-shape'
import { firstFrom, type Point } from './annotation-labels.ts'
import styles from './chart-scene.module.css'
import type { PlacedLine } from './layout.ts'

/** Colors the areas between the first two lines: where the first is above the second, and where it is below. */
export function FillBetween({ lines: [first, second] }: { lines: readonly PlacedLine[] }) {
  const over = second?.points ?? []
  const points = first?.points ?? []
  const isPaired = over.length === points.length && over.every(([x], index) => x === points[index]?.[0])
  const pairs = points.flatMap(([x, y], index) => {
    // If both lines step on the same day, each has two points there, which belong together in pairs.
    const base = isPaired ? (over[index]?.[1] ?? null) : heightAt(over, x)
    return base === null ? [] : [{ x, y, base }]
  })
  const shape = area<(typeof pairs)[number]>()
    .x(({ x }) => x)
    .y0(({ base }) => base)
  return (
    <>
      <path className={styles.above} d={shape.y1(({ y, base }) => Math.min(y, base))(pairs) ?? ''} />
      <path className={styles.below} d={shape.y1(({ y, base }) => Math.max(y, base))(pairs) ?? ''} />
    </>
  )
}

/** The height of a line at any x, interpolated between its points; null beyond its last point. */
function heightAt(points: readonly Point[], x: number): number | null {
  const after = firstFrom(points, x)
  const [to, from] = [points[after], points[after - 1]]
  if (!to) return null
  if (!from || to[0] === x) return to[1]
  return from[1] + ((x - from[0]) / (to[0] - from[0])) * (to[1] - from[1])
}
