import type { MoneyView } from '#contract/mirror-money.ts'
import { fixedWords, withPercent } from '#domain/figure-format.ts'
import type { Language } from '#domain/locale.ts'
import { useLanguage } from '#web/language/use-messages.ts'
import { DataTable } from '#web/ui/chart/data-table.tsx'
import { useSize } from '#web/ui/chart/use-size.ts'
import { type BehaviourMessages, behaviourMessages } from './behaviour-messages.ts'
import { MarkedChart } from './marked-chart.tsx'
import styles from './mirror-charts.module.css'
import { mirrorMessages } from './mirror-messages.ts'

type Disposition = MoneyView['disposition']
type SoldBarsProps = { disposition: Disposition; effect: NonNullable<Disposition['effect']> }

const WIDTH = 608
const ROW = 52
const LABEL = 112

/** The shares of gains and losses realized in 10,000 accounts at a broker (Odean 1998). */
const PUBLISHED = { gains: 0.148, losses: 0.098 } as const

/** Two bars: the share of possible gains that were realized, and the same for losses. */
export function SoldBars({ disposition, effect }: SoldBarsProps) {
  const language = useLanguage()
  const { sold: messages } = behaviourMessages(language)
  const { of } = mirrorMessages(language)
  const percent = (share: number) => percentWords(share, language)
  const rows = barsOf(disposition, effect, messages.rows)
  const [box, size] = useSize<HTMLDivElement>({ width: WIDTH, height: 1 })
  const width = Math.max(300, Math.min(WIDTH, size?.width ?? WIDTH))
  const most = Math.max(0.2, ...rows.map(({ share, error }) => share + error))
  const x = (share: number) => LABEL + (share / most) * (width - LABEL - 56)
  return (
    <figure className={styles.figure}>
      <div ref={box} className={styles.box}>
        <MarkedChart
          name={messages.drawn(percent(effect.gainsRealized), percent(effect.lossesRealized))}
          of={messages.of}
          width={width}
          height={ROW * rows.length}
          marks={rows.map((row, at) => ({ x: x(row.share), y: at * ROW + 16, words: barWords(row, language) }))}
        >
          {rows.map((row, at) => (
            <g key={row.name} transform={`translate(0 ${at * ROW})`}>
              <text x={0} y={18} className={styles.strong}>
                {row.name}
              </text>
              <text x={0} y={34}>
                {of(row.sold, row.all)}
              </text>
              <rect
                className={at === 0 ? styles.filled : styles.muted}
                x={LABEL}
                y={10}
                width={x(row.share) - LABEL}
                height={12}
              />
              <line
                className={styles.range}
                x1={x(Math.max(0, row.share - row.error))}
                x2={x(row.share + row.error)}
                y1={16}
                y2={16}
              />
              <line className={styles.edge} x1={x(row.published)} x2={x(row.published)} y1={28} y2={36} />
              <text x={x(row.share + row.error) + 8} y={20} className={styles.strong}>
                {percent(row.share)}
              </text>
            </g>
          ))}
        </MarkedChart>
      </div>
      <DataTable
        isOnPaper
        caption={messages.caption}
        columns={['', ...messages.columns]}
        rowCount={rows.length}
        rowsOf={() =>
          rows.map(({ name, sold, all, share, error, published }) => ({
            key: name,
            head: name,
            cells: [String(sold), String(all), percent(share), percent(error), percent(published)],
          }))
        }
      />
    </figure>
  )
}

const barsOf = (
  { realizedGains, realizedLosses }: Disposition,
  effect: SoldBarsProps['effect'],
  names: BehaviourMessages['sold']['rows'],
) => [
  {
    name: names.gains,
    sold: realizedGains,
    all: effect.gains,
    share: effect.gainsRealized,
    error: effect.gainsError,
    published: PUBLISHED.gains,
  },
  {
    name: names.losses,
    sold: realizedLosses,
    all: effect.losses,
    share: effect.lossesRealized,
    error: effect.lossesError,
    published: PUBLISHED.losses,
  },
]

/** `Gains sold: 20 of 97, 21%; in 10,000 accounts 15%` */
function barWords(
  { name, sold, all, share, published }: ReturnType<typeof barsOf>[number],
  language: Language,
): string {
  const { sold: messages } = behaviourMessages(language)
  const { of } = mirrorMessages(language)
  return messages.bar(name, of(sold, all), percentWords(share, language), percentWords(published, language))
}

const percentWords = (share: number, language: Language): string =>
  withPercent(fixedWords(share * 100, share < 0.1 ? 1 : 0, language), language)
