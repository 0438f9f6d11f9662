import type { AssetChartView } from '#contract/charts.ts'
import type { Language } from '#domain/locale.ts'
import { actionName } from '#web/language/action-names.ts'
import { priceMoment } from '#web/prices/price-origin.ts'
import type { DataRow } from '#web/ui/chart/data-table.tsx'
import { formatDay, formatUsd, readersTimeZone } from '#web/ui/format.ts'
import { alertWords, priceWords } from './asset-chart-annotations.ts'
import { type AssetDays, placedDay } from './asset-chart-days.ts'
import { assetChartMessages } from './asset-chart-messages.ts'

export const wordColumns = (language: Language): readonly string[] => [assetChartMessages(language).whatHappened]

/** The columns of the table behind the chart. */
export function columnsOf({ benchmark }: Pick<AssetChartView, 'benchmark'>, language: Language = 'en'): string[] {
  const { day, close, closeOfSymbol } = assetChartMessages(language)
  return [day, close, ...(benchmark ? [closeOfSymbol(benchmark.symbol)] : []), ...wordColumns(language)]
}

/** The rows of a range of row numbers, newest first. */
export function rowsOf(
  view: AssetChartView,
  period: AssetDays,
  isCostHidden: boolean,
  [from, to]: readonly [from: number, to: number],
  language: Language = 'en',
): DataRow[] {
  const happened = happenedByDay(view, isCostHidden, language)
  const last = period.days.length - 1
  return period.days
    .slice(Math.max(0, last - to + 1), last - from + 1)
    .map((day, at) => {
      const index = Math.max(0, last - to + 1) + at
      return {
        key: day,
        head: formatDay(day, language),
        cells: [
          closeText(period.closes[index], language),
          ...(view.benchmark ? [closeText(period.benchmarkCloses[index], language)] : []),
          [...(index === last ? momentWords(view, language) : []), ...(happened.get(day) ?? [])].join('; '),
        ],
      }
    })
    .reverse()
}

const closeText = (close: string | null | undefined, language: Language): string =>
  close ? formatUsd(close, language) : ''

/** The time of the last price when it is not a close. */
const momentWords = ({ lastPriceAt }: AssetChartView, language: Language): string[] =>
  lastPriceAt === null
    ? []
    : [assetChartMessages(language).noCloseYet(priceMoment(lastPriceAt, readersTimeZone(), language))]

function happenedByDay(view: AssetChartView, isCostHidden: boolean, language: Language): Map<string, string[]> {
  const messages = assetChartMessages(language)
  const byDay = new Map<string, string[]>()
  const add = (on: string, words: string) => {
    const day = placedDay(view.prices, on)
    const itsDay = day === on ? '' : messages.onDay(formatDay(on, language))
    byDay.set(day, [...(byDay.get(day) ?? []), words + itsDay])
  }
  for (const { action, confidence, on, price, priceThen, pricedOn } of view.decisions) {
    const prices = isCostHidden ? [] : priceWords({ price, priceThen, pricedOn }, language)
    const name = actionName(action, language)
    add(on, [`${name} ${prices.join('')}`.trim(), messages.confidenceOf(String(confidence))].join(', '))
  }
  if (!isCostHidden)
    for (const alert of view.crossings)
      add(alert.on, `${alertWords(alert, language)} ${messages.at(formatUsd(alert.price, language))}`)
  return byDay
}
