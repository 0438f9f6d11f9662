import type { CalibrationView } from '#contract/mirror-claims.ts'
import { shareWords } from '#domain/figure-format.ts'
import type { Language } from '#domain/locale.ts'
import { useLanguage } from '#web/language/use-messages.ts'
import { DataTable } from '#web/ui/chart/data-table.tsx'
import { useSize } from '#web/ui/chart/use-size.ts'
import { discRadius } from './disc-radius.ts'
import { MarkedChart } from './marked-chart.tsx'
import styles from './mirror-charts.module.css'
import { mirrorMessages } from './mirror-messages.ts'
import { scoreMessages } from './score-messages.ts'

type Level = CalibrationView['levels'][number]

const LEAST_WIDTH = 280
const MOST_WIDTH = 608
const MARGIN = { left: 44, right: 16, top: 24, bottom: 44 }

/** The share of claims that came true against the stated probability. Drawn at its actual width, never scaled. */
export function ReliabilityDiagram({ levels }: { levels: readonly Level[] }) {
  const language = useLanguage()
  const messages = scoreMessages(language).reliability
  const [box, size] = useSize<HTMLDivElement>({ width: MOST_WIDTH, height: 1 })
  const width = Math.max(LEAST_WIDTH, Math.min(MOST_WIDTH, size?.width ?? MOST_WIDTH))
  const height = Math.round(width * 0.72)
  const largest = Math.max(1, ...levels.map(({ n }) => n))
  const x = (share: number) => MARGIN.left + share * (width - MARGIN.left - MARGIN.right)
  const y = (share: number) => height - MARGIN.bottom - share * (height - MARGIN.top - MARGIN.bottom)
  return (
    <figure className={styles.figure}>
      <div ref={box} className={styles.box}>
        <MarkedChart
          name={spoken(levels, language)}
          of={messages.of}
          width={width}
          height={height}
          marks={levels.map((level) => ({
            x: x(level.probability),
            y: y(level.hits / level.n),
            words: levelWords(level, language),
          }))}
        >
          {[0, 0.25, 0.5, 0.75, 1].map((share) => (
            <g key={share}>
              <line className={styles.rule} x1={x(0)} x2={x(1)} y1={y(share)} y2={y(share)} />
              <text x={x(0) - 8} y={y(share) + 4} textAnchor="end">
                {shareWords(share, language)}
              </text>
              <text x={x(share)} y={height - MARGIN.bottom + 18} textAnchor="middle">
                {shareWords(share, language)}
              </text>
            </g>
          ))}
          <line className={styles.edge} x1={x(0)} y1={y(0)} x2={x(1)} y2={y(1)} />
          <text x={x(0)} y={14}>
            {messages.y}
          </text>
          <text x={x(1)} y={height - 6} textAnchor="end">
            {messages.x}
          </text>
          {levels.map((level) => (
            <LevelMark
              key={level.probability}
              level={level}
              x={x(level.probability)}
              y={y}
              radius={discRadius(level.n, { largest, step: x(0.1) - x(0), isWide: width > 400 })}
            />
          ))}
        </MarkedChart>
      </div>
      <figcaption>{messages.key}</figcaption>
      <DataTable
        isOnPaper
        caption={messages.caption}
        columns={messages.columns}
        rowCount={levels.length}
        rowsOf={(from, to) =>
          levels.slice(from, to).map(({ probability, n, hits, range, band }) => ({
            key: String(probability),
            head: shareWords(probability, language),
            cells: [String(n), String(hits), rangeOf(range, language), rangeOf(band, language)],
          }))
        }
      />
    </figure>
  )
}

const BAND_WIDTH = 14

type LevelMarkProps = { level: Level; x: number; y: (share: number) => number; radius: number }

function LevelMark({ level: { n, hits, range, band, speaks }, x, y, radius }: LevelMarkProps) {
  return (
    <g>
      <rect
        className={styles.band}
        x={x - BAND_WIDTH / 2}
        y={y(band.to)}
        width={BAND_WIDTH}
        height={y(band.from) - y(band.to)}
      />
      <circle className={speaks ? styles.speaks : styles.disc} cx={x} cy={y(hits / n)} r={radius} />
      {/* Over the disc, which is larger than the range where there are hundreds of claims. */}
      <line className={styles.range} x1={x} x2={x} y1={y(range.to)} y2={y(range.from)} />
    </g>
  )
}

const rangeOf = ({ from, to }: Level['range'], language: Language): string =>
  mirrorMessages(language).to(shareWords(from, language), shareWords(to, language))

/** `said 75%: 6 of 8 came true, 95% range 41% to 93%; by chance alone 50% to 100%` */
function levelWords({ probability, n, hits, range, band }: Level, language: Language): string {
  const { level, ranges } = scoreMessages(language).reliability
  return ranges(level(shareWords(probability, language), hits, n), rangeOf(range, language), rangeOf(band, language))
}

function spoken(levels: readonly Level[], language: Language): string {
  const messages = scoreMessages(language).reliability
  const told = levels.map(({ probability, n, hits }) => messages.level(shareWords(probability, language), hits, n))
  return messages.spoken(told.join('; '))
}
