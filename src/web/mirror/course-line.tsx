import type { MirrorView } from '#contract/mirror.ts'
import { formatDay, formatUsd } from '#web/ui/format.ts'
import styles from './mirror-charts.module.css'

type Point = MirrorView['thenAndNow'][number]['course'][number]
type PricedPoint = Point & { readonly price: string }
type CourseProps = { ticker: string; course: readonly Point[]; width: number; height: number; hasNumbers?: boolean }

/** Half a disc, and a number of two digits above it. */
const [EDGE, NUMBER] = [8, 16]

/**
 * The prices at somebody's decisions on an asset, joined by a line. A decision is a disc and a sale a square, with the confidence that it
 * was recorded with above it.
 */
export function CourseLine({ ticker, course, width, height, hasNumbers = false }: CourseProps) {
  const points = course.filter(isPriced)
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 2) return null
  const prices = points.map(({ price }) => Number(price))
  const [least, most] = [Math.min(...prices), Math.max(...prices)]
  const [start, end] = [dayOf(first), dayOf(last)]
  const top = EDGE + (hasNumbers ? NUMBER : 0)
  const x = (point: Point) => EDGE + ((dayOf(point) - start) / Math.max(1, end - start)) * (width - 2 * EDGE)
  const y = ({ price }: PricedPoint) =>
    top + ((most - Number(price)) / Math.max(0.000001, most - least)) * (height - top - EDGE)
  return (
    <figure className={styles.drawing}>
      <svg width={width} height={height} role="img" aria-label={spoken(ticker, first, last, course)}>
        <polyline className={styles.course} points={points.map((point) => `${x(point)},${y(point)}`).join(' ')} />
        {points.map((point) => (
          <Mark key={`${point.on} ${x(point)} ${point.price}`} point={point} x={x(point)} y={y(point)} />
        ))}
        {hasNumbers &&
          spaced(points, x).map((point) => (
            <text key={`${point.on} ${point.price}`} x={x(point)} y={y(point) - 9} textAnchor="middle">
              {point.confidence}
            </text>
          ))}
      </svg>
    </figure>
  )
}

const isPriced = (point: Point): point is PricedPoint => point.price !== null

const dayOf = ({ on }: Point): number => Date.parse(on) / 86_400_000

const Mark = ({ point, x, y }: { point: PricedPoint; x: number; y: number }) =>
  point.action === 'Sell' || point.action === 'Sell Some' ? (
    <rect className={styles.filled} x={x - 3} y={y - 3} width={6} height={6} />
  ) : (
    <circle className={styles.filled} cx={x} cy={y} r={3} />
  )

/** Those whose numbers have room beside the one before. */
function spaced(points: readonly PricedPoint[], x: (point: Point) => number): readonly PricedPoint[] {
  let from = Number.NEGATIVE_INFINITY
  return points.filter((point) => {
    if (x(point) < from + NUMBER) return false
    from = x(point)
    return true
  })
}

const spoken = (ticker: string, first: PricedPoint, last: PricedPoint, course: readonly Point[]): string =>
  `${ticker}: ${formatUsd(first.price)} on ${formatDay(first.on)}, ${formatUsd(last.price)} on ${formatDay(last.on)}; confidence ${course.map(({ confidence }) => confidence).join(', ')}`
