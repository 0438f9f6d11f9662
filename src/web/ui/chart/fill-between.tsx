import { area } from 'd3-shape'
import { firstFrom, type Point } from './annotation-labels.ts'
import styles from './chart-scene.module.css'
import type { PlacedLine } from './layout.ts'

/** The first line against the second: what is above it, and what is below. */
export function FillBetween({ lines: [first, second] }: { lines: readonly PlacedLine[] }) {
  const over = second?.points ?? []
  const points = first?.points ?? []
  const isPaired = over.length === points.length && over.every(([x], index) => x === points[index]?.[0])
  const pairs = points.flatMap(([x, y], index) => {
    // Where both step on one day, each has two points there, and belongs to its own.
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

/** How high a line is anywhere: between two of its points, on the way from one to the other. */
function heightAt(points: readonly Point[], x: number): number | null {
  const after = firstFrom(points, x)
  const [to, from] = [points[after], points[after - 1]]
  if (!to) return null
  if (!from || to[0] === x) return to[1]
  return from[1] + ((x - from[0]) / (to[0] - from[0])) * (to[1] - from[1])
}
