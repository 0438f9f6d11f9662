import type { AssetChartView } from '#contract/charts.ts'
import type { Language } from '#domain/locale.ts'
import { percentChange } from '#domain/prices/money.ts'
import { priceMoment } from '#web/prices/price-origin.ts'
import type { ChartData, ChartLevel, ChartLine } from '#web/ui/chart/chart-data.ts'
import type { Reading } from '#web/ui/chart/readout.tsx'
import { formatDay, formatPercent, formatUsd, readersTimeZone } from '#web/ui/format.ts'
import { type AnnotationOptions, annotationsOf } from './asset-chart-annotations.ts'
import { type AssetDays, placeOf, rebase } from './asset-chart-days.ts'
import { assetChartMessages } from './asset-chart-messages.ts'

type AssetChartOptions = AnnotationOptions & { readonly isCompared: boolean }

export function assetChartData(view: AssetChartView, charted: AssetDays, options: AssetChartOptions): ChartData {
  const { language = 'en' } = options
  const closes = charted.closes.map(placeOf)
  const last = charted.closes.findLast((close) => close !== null) ?? null
  const price: ChartLine = {
    name: lastPriceName(view, language),
    variant: 'main',
    values: closes,
    lastText: last && formatUsd(last, language),
  }
  return {
    days: charted.days,
    lines: [
      ...(last === null ? [] : [price]),
      ...(options.isCompared ? comparisonOf(view, charted, closes, language) : []),
    ],
    isFilled: false,
    levels: options.isCostHidden ? [] : levelsOf(view, language),
    annotations: annotationsOf(view, charted, options),
    stackOf: null,
    ticksName: assetChartMessages(language).confidence,
  }
}

/** What the last point of the line is: a close, or a price of a moment. */
function lastPriceName({ lastPriceAt }: AssetChartView, language: Language): string {
  const { close, lastPrice } = assetChartMessages(language)
  return lastPriceAt === null ? close : lastPrice
}

function comparisonOf(
  view: AssetChartView,
  charted: AssetDays,
  closes: readonly (number | null)[],
  language: Language,
): ChartLine[] {
  const { values, from } = rebase(charted.benchmarkCloses.map(placeOf), closes)
  if (!view.benchmark || from < 0) return []
  const lastText = changeWords(charted, from, charted.days.length - 1, language) ?? ''
  return [{ name: assetChartMessages(language).rebased(view.benchmark.symbol), variant: 'quiet', values, lastText }]
}

function levelsOf({ costBasis, stopLossPrice, takeProfitPrice }: AssetChartView, language: Language): ChartLevel[] {
  const messages = assetChartMessages(language)
  return (
    [
      [messages.costBasis, costBasis, 'plain'],
      [messages.yourStop, stopLossPrice, 'loss'],
      [messages.yourTarget, takeProfitPrice, 'gain'],
    ] as const
  ).flatMap(([name, price, variant]) =>
    price === null ? [] : [{ name, text: formatUsd(price, language), value: Number(price), variant }],
  )
}

export function captionOf({ annotations }: ChartData, language: Language = 'en'): string {
  const { noDecision, caption } = assetChartMessages(language)
  return annotations.length === 0 ? noDecision : caption
}

/** Each kind of annotation once, for the legend. */
export const kindsOf = ({ annotations }: ChartData) =>
  [...new Map(annotations.map((annotation) => [annotation.title, annotation])).values()].map(
    ({ shape, letter, title }) => ({
      shape,
      letter,
      name: title,
    }),
  )

/** What the chart tells of one day: its close, and the change of the comparison since the first day shown. */
export function readAssetDay(
  view: AssetChartView,
  charted: AssetDays,
  index: number,
  isCompared: boolean,
  language: Language = 'en',
): Reading {
  const messages = assetChartMessages(language)
  const close = charted.closes[index] ?? null
  const from = isCompared ? comparedFrom(charted) : -1
  const change = from < 0 ? null : changeWords(charted, from, index, language)
  return {
    title: formatDay(charted.days[index] ?? '', language),
    facts: [
      close === null ? messages.noClose : priceOfDay(view, charted, index, formatUsd(close, language), language),
      ...(view.benchmark && change
        ? [messages.since(view.benchmark.symbol, change, formatDay(charted.days[from] ?? '', language))]
        : []),
    ],
  }
}

function priceOfDay(
  { lastPriceAt }: AssetChartView,
  { days }: AssetDays,
  index: number,
  price: string,
  language: Language,
): string {
  const { lastPriceOf, closeOf } = assetChartMessages(language)
  return lastPriceAt !== null && index === days.length - 1
    ? lastPriceOf(price, priceMoment(lastPriceAt, readersTimeZone(), language))
    : closeOf(price)
}

const comparedFrom = ({ closes, benchmarkCloses }: AssetDays): number =>
  closes.findIndex((close, index) => close !== null && (benchmarkCloses[index] ?? null) !== null)

function changeWords({ benchmarkCloses }: AssetDays, from: number, to: number, language: Language): string | null {
  const [then = null, now = null] = [benchmarkCloses[from], benchmarkCloses[to]]
  if (then === null || now === null || to < from) return null
  return formatPercent(percentChange(then, now), language)?.text ?? null
}
