import type { MirrorView } from '#contract/mirror.ts'
import type { Language } from '#domain/locale.ts'
import { actionName } from '#web/language/action-names.ts'
import { useLanguage } from '#web/language/use-messages.ts'
import { formatDay, formatUsd } from '#web/ui/format.ts'
import { behaviourMessages } from './behaviour-messages.ts'
import { SMALL_RING } from './drawn.tsx'
import { MarkedChart } from './marked-chart.tsx'
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
 * line. A decision is a disc at its own price and a sale a square, with the confidence that it was recorded with above it. Beside a finding it
 * is small, and has no numbers.
 */
export function CourseLine({ ticker, course, closes, width, height, hasNumbers = false }: CourseProps) {
  const language = useLanguage()
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
  const name = spoken(ticker, { first, last, course, closes }, language)
  return (
    <figure className={styles.drawing}>
      <MarkedChart
        name={name}
        of={behaviourMessages(language).drift.of(ticker)}
        width={width}
        height={height}
        marks={points.map((point) => ({ x: x(point), y: y(point), words: decisionWords(point, language) }))}
        {...(!hasNumbers && { ring: SMALL_RING })}
      >
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
      </MarkedChart>
    </figure>
  )
}

/** `Hold on May 5, 2026 at $80.00, confidence 8` */
const decisionWords = ({ action, on, price, confidence }: PricedPoint, language: Language): string =>
  behaviourMessages(language).drift.mark(
    actionName(action, language),
    formatDay(on, language),
    formatUsd(price, language),
    confidence,
  )

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

function spoken(ticker: string, { first, last, course, closes }: Spoken, language: Language): string {
  const messages = behaviourMessages(language).drift
  const prices = closes.map(({ price }) => Number(price))
  const usd = (price: string) => formatUsd(price, language)
  const on = (point: PricedPoint) => messages.priceOn(usd(point.price), formatDay(point.on, language))
  const between =
    prices.length === 0 ? '' : messages.closes(usd(String(Math.min(...prices))), usd(String(Math.max(...prices))))
  return messages.spoken(
    `${ticker}: ${on(first)}, ${on(last)}${between}`,
    course.map(({ confidence }) => confidence).join(', '),
  )
}
