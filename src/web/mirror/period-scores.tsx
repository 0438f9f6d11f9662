import type { PeriodView } from '#contract/mirror-claims.ts'
import { fixedWords } from '#domain/figure-format.ts'
import type { Language } from '#domain/locale.ts'
import { useLanguage } from '#web/language/use-messages.ts'
import { useSize } from '#web/ui/chart/use-size.ts'
import { MarkedChart } from './marked-chart.tsx'
import styles from './mirror-charts.module.css'
import { scoreMessages } from './score-messages.ts'

const MOST_WIDTH = 608
const LEAST_WIDTH = 280
const HEIGHT = 220
const MARGIN = { left: 44, right: 8, top: 12, bottom: 52 }
/** The Brier score of always stating 50%. */
const COIN = 0.25

/** The end of the scale, a multiple of a quarter: at least that of being always certain but wrong half of the time. */
export const scaleEnd = (periods: readonly PeriodView[]): number =>
  Math.min(1, Math.max(0.5, Math.ceil(Math.max(0, ...periods.map(({ brier }) => brier?.to ?? 0)) * 4) / 4))

/** The scores that have a line. */
const SCORES = [0, COIN, 0.5, 0.75, 1]

/** A disc for the Brier score of each period, with its 95% range; a period with too few claims shows only their number. */
export function PeriodScores({ periods }: { periods: readonly PeriodView[] }) {
  const language = useLanguage()
  const messages = scoreMessages(language).better
  const [box, size] = useSize<HTMLDivElement>({ width: MOST_WIDTH, height: 1 })
  const width = Math.max(LEAST_WIDTH, Math.min(MOST_WIDTH, size?.width ?? MOST_WIDTH))
  const step = (width - MARGIN.left - MARGIN.right) / periods.length
  const x = (at: number) => MARGIN.left + (at + 0.5) * step
  const most = scaleEnd(periods)
  const y = (score: number) => {
    const share = Math.min(1, Math.max(0, score / most))
    return HEIGHT - MARGIN.bottom - share * (HEIGHT - MARGIN.bottom - MARGIN.top)
  }
  return (
    <figure className={styles.figure}>
      <div ref={box} className={styles.box}>
        <MarkedChart
          name={spoken(periods, language)}
          of={messages.of}
          width={width}
          height={HEIGHT}
          marks={periods.map((period, at) => ({
            x: x(at),
            y: y(period.brier?.mean ?? 0),
            words: periodWords(period, language),
          }))}
        >
          {SCORES.filter((score) => score <= most).map((score) => (
            <g key={score}>
              <line
                className={score === COIN ? styles.edge : styles.rule}
                x1={MARGIN.left}
                x2={width - MARGIN.right}
                y1={y(score)}
                y2={y(score)}
              />
              <text x={MARGIN.left - 8} y={y(score) + 4} textAnchor="end">
                {fixedWords(score, 2, language)}
              </text>
            </g>
          ))}
          {periods.map((period, at) => (
            <PeriodMark key={period.id} period={period} isYearNamed={namesYear(periods, at, step)} x={x(at)} y={y} />
          ))}
        </MarkedChart>
      </div>
      <figcaption>{messages.key}</figcaption>
    </figure>
  )
}

/** Pixels of a year’s name and of the space to the next one. */
const YEAR_WIDTH = 36

/**
 * Whether a year stands under a quarter: under each first one, and under the first that is drawn, unless the next year’s name needs
 * its room.
 */
export function namesYear(periods: readonly Pick<PeriodView, 'id'>[], at: number, step: number): boolean {
  const isFirstQuarter = (index: number) => periods[index]?.id.endsWith('-q1') === true
  const hasQuarter = periods[at]?.id.includes('-') === true
  return isFirstQuarter(at) || (at === 0 && hasQuarter && (step >= YEAR_WIDTH || !isFirstQuarter(1)))
}

type PeriodMarkProps = { period: PeriodView; isYearNamed: boolean; x: number; y: (score: number) => number }

function PeriodMark({ period, isYearNamed, x, y }: PeriodMarkProps) {
  const { id, n, brier } = period
  const [year = '', quarter] = id.split('-')
  const foot = HEIGHT - MARGIN.bottom
  return (
    <g>
      {brier && (
        <>
          <line className={styles.range} x1={x} x2={x} y1={y(brier.to)} y2={y(brier.from)} />
          <circle className={styles.filled} cx={x} cy={y(brier.mean)} r={4} />
        </>
      )}
      <text x={x} y={foot + 16} textAnchor="middle" className={styles.strong}>
        {n}
      </text>
      <text x={x} y={foot + 32} textAnchor="middle">
        {quarter ? quarter.toUpperCase() : year}
      </text>
      {isYearNamed && (
        <text x={x} y={foot + 47} textAnchor="middle">
          {year}
        </text>
      )}
    </g>
  )
}

/** `2025, quarter 3`, `2025` */
export function periodName(id: string, language: Language): string {
  const [year = '', quarter] = id.split('-q')
  return quarter === undefined ? year : scoreMessages(language).better.quarter(year, quarter)
}

/** `2025, quarter 3: 9 of 14 claims came true, Brier score 0.214` */
function periodWords({ id, n, hits, brier }: PeriodView, language: Language): string {
  const { period, score, noScore } = scoreMessages(language).better
  return period(periodName(id, language), hits, n, brier ? score(fixedWords(brier.mean, 3, language)) : noScore)
}

function spoken(periods: readonly PeriodView[], language: Language): string {
  const messages = scoreMessages(language).better
  const told = periods.flatMap(({ id, brier }) =>
    brier ? [messages.scoreOf(periodName(id, language), fixedWords(brier.mean, 3, language))] : [],
  )
  return messages.spoken(told.join('; '))
}
