import type { MoneyView } from '#contract/mirror-money.ts'
import { DataTable } from '#web/ui/chart/data-table.tsx'
import { useSize } from '#web/ui/chart/use-size.ts'
import { MarkedChart } from './marked-chart.tsx'
import styles from './mirror-charts.module.css'

type Disposition = MoneyView['disposition']
type SoldBarsProps = { disposition: Disposition; effect: NonNullable<Disposition['effect']> }

const WIDTH = 608
const ROW = 52
const LABEL = 112

/** The shares of gains and losses realized in 10,000 accounts at a broker (Odean 1998). */
const PUBLISHED = { gains: 0.148, losses: 0.098 } as const

/** Two bars: the share of possible gains that were realized, and the same for losses. */
export function SoldBars({ disposition, effect }: SoldBarsProps) {
  const rows = barsOf(disposition, effect)
  const [box, size] = useSize<HTMLDivElement>({ width: WIDTH, height: 1 })
  const width = Math.max(300, Math.min(WIDTH, size?.width ?? WIDTH))
  const most = Math.max(0.2, ...rows.map(({ share, error }) => share + error))
  const x = (share: number) => LABEL + (share / most) * (width - LABEL - 56)
  return (
    <figure className={styles.figure}>
      <div ref={box} className={styles.box}>
        <MarkedChart
          name={`${percent(effect.gainsRealized)} of gains sold, ${percent(effect.lossesRealized)} of losses`}
          of="Gains or losses"
          width={width}
          height={ROW * rows.length}
          marks={rows.map((row, at) => ({ x: x(row.share), y: at * ROW + 16, words: barWords(row) }))}
        >
          {rows.map((row, at) => (
            <g key={row.name} transform={`translate(0 ${at * ROW})`}>
              <text x={0} y={18} className={styles.strong}>
                {row.name}
              </text>
              <text x={0} y={34}>
                {row.sold} of {row.all}
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
        caption="Gains and losses sold"
        columns={['', 'Sold', 'Could have been', 'Share', 'Standard error', '10,000 accounts']}
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

const barsOf = ({ realizedGains, realizedLosses }: Disposition, effect: SoldBarsProps['effect']) => [
  {
    name: 'Gains sold',
    sold: realizedGains,
    all: effect.gains,
    share: effect.gainsRealized,
    error: effect.gainsError,
    published: PUBLISHED.gains,
  },
  {
    name: 'Losses sold',
    sold: realizedLosses,
    all: effect.losses,
    share: effect.lossesRealized,
    error: effect.lossesError,
    published: PUBLISHED.losses,
  },
]

/** `Gains sold: 20 of 97, 21%; in 10,000 accounts 15%` */
const barWords = ({ name, sold, all, share, published }: ReturnType<typeof barsOf>[number]): string =>
  `${name}: ${sold} of ${all}, ${percent(share)}; in 10,000 accounts ${percent(published)}`

const percent = (share: number): string => `${(share * 100).toFixed(share < 0.1 ? 1 : 0)}%`
