import type { MemoryView } from '#contract/mirror.ts'
import type { Language } from '#domain/locale.ts'
import { isExact } from '#domain/mirror/claims/memory.ts'
import { useLanguage } from '#web/language/use-messages.ts'
import { useSize } from '#web/ui/chart/use-size.ts'
import { MarkedChart } from './marked-chart.tsx'
import styles from './mirror-charts.module.css'
import { signedPercent } from './review-format.ts'
import { reviewMessages } from './review-messages.ts'

type Review = MemoryView['reviews'][number]
/** A review of which a return was remembered and is known. */
type Compared = Review & { readonly recalledReturn: number; readonly actualReturn: number }

const MOST_WIDTH = 608
const LEAST_WIDTH = 280
/** More are in the table alone. */
const MOST_ROWS = 12
const ROW = 24
const HEAD = 34
const NAME = 64
/** Between the returns and the confidence, and before the edge, where half a disc has to fit. */
const [GAP, EDGE] = [28, 8]
const CONFIDENCE = { from: 1, to: 10 } as const

/** The latest reviews: a disc for what was recorded, a ring for what was remembered; returns at the left, confidence at the right. */
export function MemoryFigure({ reviews }: { reviews: readonly Review[] }) {
  const language = useLanguage()
  const messages = reviewMessages(language).figure
  const [box, size] = useSize<HTMLDivElement>({ width: MOST_WIDTH, height: 1 })
  const compared = reviews.filter(isCompared)
  const rows = compared.slice(-MOST_ROWS)
  if (rows.length === 0) return null
  const width = Math.max(LEAST_WIDTH, Math.min(MOST_WIDTH, size?.width ?? MOST_WIDTH))
  const height = HEAD + rows.length * ROW
  const reach = reachOf(rows)
  const middle = NAME + (width - NAME) * 0.62
  const ofReturn = scale([-reach, reach], [NAME + EDGE, middle - GAP / 2])
  const ofConfidence = scale([CONFIDENCE.from, CONFIDENCE.to], [middle + GAP / 2, width - EDGE])
  return (
    <figure className={styles.figure}>
      <div ref={box} className={styles.box}>
        <MarkedChart
          name={spoken(rows, language)}
          of={messages.of}
          width={width}
          height={height}
          marks={rows.map((row, at) => ({
            x: ofReturn(row.actualReturn),
            y: HEAD + at * ROW + ROW / 2,
            words: reviewWords(row, language),
          }))}
        >
          <Axis
            name={messages.return}
            ticks={[-reach, 0, reach]}
            x={ofReturn}
            words={(percent) => wholePercent(percent, language)}
            height={height}
          />
          <Axis
            name={messages.confidence}
            ticks={[CONFIDENCE.from, CONFIDENCE.to]}
            x={ofConfidence}
            words={String}
            height={height}
          />
          {rows.map((row, at) => (
            <g key={row.gradedBy} transform={`translate(0 ${HEAD + at * ROW + ROW / 2})`}>
              <text x={0} y={4} className={styles.strong}>
                {row.ticker}
              </text>
              <Pair recorded={ofReturn(row.actualReturn)} remembered={ofReturn(row.recalledReturn)} />
              <Pair recorded={ofConfidence(row.confidence)} remembered={ofConfidence(row.recalledConfidence)} />
            </g>
          ))}
        </MarkedChart>
      </div>
      <figcaption>
        {messages.key} {compared.length > rows.length && messages.latest(rows.length, compared.length)}
        {compared.length === rows.length && rows.length > 1 && messages.every}
      </figcaption>
    </figure>
  )
}

const wholePercent = (percent: number, language: Language): string =>
  signedPercent(percent, language).replace(/[.,]0/, '')

const isCompared = (review: Review): review is Compared =>
  review.recalledReturn !== null && review.actualReturn !== null

/** The same distance on both sides of zero, in whole tens, so that too high and too low look alike. */
const reachOf = (rows: readonly Compared[]): number =>
  Math.max(10, ...rows.flatMap(({ recalledReturn, actualReturn }) => [recalledReturn, actualReturn].map(inTens)))

const inTens = (percent: number): number => Math.ceil(Math.abs(percent) / 10) * 10

const scale =
  ([from, to]: readonly [number, number], [start, end]: readonly [number, number]) =>
  (value: number): number =>
    start + ((value - from) / (to - from)) * (end - start)

type AxisProps = {
  name: string
  ticks: readonly number[]
  x: (value: number) => number
  words: (value: number) => string
  height: number
}

function Axis({ name, ticks, x, words, height }: AxisProps) {
  const [first = 0, last = 0] = [ticks[0], ticks.at(-1)]
  return (
    <g>
      <text x={(x(first) + x(last)) / 2} y={12} textAnchor="middle" className={styles.strong}>
        {name}
      </text>
      {ticks.map((tick) => (
        <g key={tick}>
          <line className={tick === 0 ? styles.edge : styles.rule} x1={x(tick)} x2={x(tick)} y1={HEAD} y2={height} />
          <text x={x(tick)} y={28} textAnchor={tick === first ? 'start' : tick === last ? 'end' : 'middle'}>
            {words(tick)}
          </text>
        </g>
      ))}
    </g>
  )
}

const Pair = ({ recorded, remembered }: { recorded: number; remembered: number }) => (
  <>
    <line className={styles.added} x1={recorded} x2={remembered} y1={0} y2={0} />
    <circle className={styles.filled} cx={recorded} cy={0} r={4} />
    <circle className={styles.ring} cx={remembered} cy={0} r={5.5} />
  </>
)

/** `ZM: return −12.0% remembered, −20.0% recorded; confidence 6 remembered, 8 recorded` */
function reviewWords({ ticker, ...of }: Compared, language: Language): string {
  const { row, returns, confidences } = reviewMessages(language).figure
  return row(
    ticker,
    returns(signedPercent(of.recalledReturn, language), signedPercent(of.actualReturn, language)),
    confidences(String(of.recalledConfidence), String(of.confidence)),
  )
}

/** Counted as the finding counts: what is within half a point is remembered rightly. */
export function spoken(rows: readonly Compared[], language: Language): string {
  const messages = reviewMessages(language).figure
  const gaps = rows.map(({ recalledReturn, actualReturn }) => recalledReturn - actualReturn)
  const higher = gaps.filter((gap) => gap > 0 && !isExact(gap)).length
  return messages.spoken(messages.reviews(rows.length), String(higher))
}
