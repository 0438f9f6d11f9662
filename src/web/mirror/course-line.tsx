import type { MirrorView } from '#contract/mirror.ts'
import { formatDay, formatUsd } from '#web/ui/format.ts'
import styles from './mirror-charts.module.css'

type Sides = MirrorView['thenAndNow'][number]
type Point = Sides['course'][number]
type PricedPoint = Point & { readonly price: string }
type CourseProps = Pick<Sides, 'ticker' | 'course' | 'closes'> & { width: number; height: number; hasNumbers?: boolean }
type PriceOn = { readonly on: string; readonly price: string }

/** Half a disc, and a number of two digits above it. */
const [EDGE, NUMBER] = [8, 16]

/**
 * The closes of an asset from somebody's first decision to the last one, or where none is known the prices at the decisions, joined by a
 * line. A decision is a disc at its own price and a sale a square, with the confidence that it was recorded with above it.
 */
export function CourseLine({ ticker, course, closes, width, height, hasNumbers = false }: CourseProps) {
  const points = course.filter(isPriced)
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 2) return null
  const line = lineThrough(points, closes)
  const prices = [...points, ...line].map(({ price }) => Number(price))
  const [least, most] = [Math.min(...prices), Math.max(...prices)]
  const [start, end] = [dayOf(first), dayOf(last)]
  const top = EDGE + (hasNumbers ? NUMBER : 0)
  const x = (point: PriceOn) => EDGE + ((dayOf(point) - start) / Math.max(1, end - start)) * (width - 2 * EDGE)
  const y = ({ price }: PriceOn) =>
    top + ((most - Number(price)) / Math.max(0.000001, most - least)) * (height - top - EDGE)
  return (
    <figure className={styles.drawing}>
      <svg width={width} height={height} role="img" aria-label={spoken(ticker, { first, last, course, closes })}>
        <polyline className={styles.course} points={line.map((point) => `${x(point)},${y(point)}`).join(' ')} />
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

/** Before the first close and after the last one, the prices at decisions are all that is known. */
function lineThrough(points: readonly PricedPoint[], closes: readonly PriceOn[]): readonly PriceOn[] {
  const [from, until] = [closes[0]?.on, closes.at(-1)?.on]
  if (from === undefined || until === undefined) return points
  return [...points.filter(({ on }) => on < from), ...closes, ...points.filter(({ on }) => on > until)]
}

const dayOf = ({ on }: PriceOn): number => Date.parse(on) / 86_400_000

const Mark = ({ point, x, y }: { point: PricedPoint; x: number; y: number }) =>
  point.action === 'Sell' || point.action === 'Sell Some' ? (
    <rect className={styles.filled} x={x - 3} y={y - 3} width={6} height={6} />
  ) : (
    <circle className={styles.filled} cx={x} cy={y} r={3} />
  )

/** Those whose numbers have room beside the one before. */
function spaced(points: readonly PricedPoint[], x: (point: PricedPoint) => number): readonly PricedPoint[] {
  let from = Number.NEGATIVE_INFINITY
  return points.filter((point) => {
    if (x(point) < from + NUMBER) return false
    from = x(point)
    return true
  })
}

type Spoken = Pick<Sides, 'course' | 'closes'> & { first: PricedPoint; last: PricedPoint }

function spoken(ticker: string, { first, last, course, closes }: Spoken): string {
  const prices = closes.map(({ price }) => Number(price))
  const between =
    prices.length === 0
      ? ''
      : `; closes from ${formatUsd(String(Math.min(...prices)))} to ${formatUsd(String(Math.max(...prices)))} are drawn`
  return `${ticker}: ${formatUsd(first.price)} on ${formatDay(first.on)}, ${formatUsd(last.price)} on ${formatDay(last.on)}${between}; confidence ${course.map(({ confidence }) => confidence).join(', ')}`
}
