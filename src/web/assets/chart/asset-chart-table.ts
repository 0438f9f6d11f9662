import type { AssetChartView } from '#contract/charts.ts'
import { priceMoment } from '#web/prices/price-format.ts'
import type { DataRow } from '#web/ui/chart/data-table.tsx'
import { formatDay, formatUsd, readersTimeZone } from '#web/ui/format.ts'
import { alertWords, priceWords } from './asset-chart-annotations.ts'
import { type AssetDays, placedDay } from './asset-chart-days.ts'

export const WORD_COLUMNS = ['What happened'] as const

/** The columns of the table behind the chart. */
export const columnsOf = ({ benchmark }: Pick<AssetChartView, 'benchmark'>): string[] => [
  'Day',
  'Close',
  ...(benchmark ? [`${benchmark.symbol} close`] : []),
  ...WORD_COLUMNS,
]

/** The rows of a range of row numbers, newest first. */
export function rowsOf(
  view: AssetChartView,
  period: AssetDays,
  isCostHidden: boolean,
  from: number,
  to: number,
): DataRow[] {
  const happened = happenedByDay(view, isCostHidden)
  const last = period.days.length - 1
  return period.days
    .slice(Math.max(0, last - to + 1), last - from + 1)
    .map((day, at) => {
      const index = Math.max(0, last - to + 1) + at
      return {
        key: day,
        head: formatDay(day),
        cells: [
          closeText(period.closes[index]),
          ...(view.benchmark ? [closeText(period.benchmarkCloses[index])] : []),
          [...(index === last ? momentWords(view) : []), ...(happened.get(day) ?? [])].join('; '),
        ],
      }
    })
    .reverse()
}

const closeText = (close: string | null | undefined): string => (close ? formatUsd(close) : '')

/** The time of the last price when it is not a close. */
const momentWords = ({ lastPriceAt }: AssetChartView): string[] =>
  lastPriceAt === null ? [] : [`no close yet: the price of ${priceMoment(lastPriceAt, readersTimeZone())}`]

function happenedByDay(view: AssetChartView, isCostHidden: boolean): Map<string, string[]> {
  const byDay = new Map<string, string[]>()
  const add = (on: string, words: string) => {
    const day = placedDay(view.prices, on)
    const itsDay = day === on ? '' : ` (on ${formatDay(on)})`
    byDay.set(day, [...(byDay.get(day) ?? []), words + itsDay])
  }
  for (const { action, confidence, on, price, priceThen } of view.decisions) {
    const prices = isCostHidden ? [] : priceWords(price, priceThen)
    add(on, [`${action} ${prices.join('')}`.trim(), `confidence ${confidence}`].join(', '))
  }
  if (!isCostHidden)
    for (const alert of view.crossings) add(alert.on, `${alertWords(alert)} at ${formatUsd(alert.price)}`)
  return byDay
}
