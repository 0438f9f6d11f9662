import type { AssetChartView } from '#contract/charts.ts'
import { percentChange } from '#domain/prices/money.ts'
import { priceMoment } from '#web/prices/price-format.ts'
import type { ChartData, ChartLevel, ChartLine } from '#web/ui/chart/chart-data.ts'
import type { Reading } from '#web/ui/chart/readout.tsx'
import { formatDay, formatPercent, formatUsd, readersTimeZone } from '#web/ui/format.ts'
import { type AnnotationOptions, annotationsOf } from './asset-chart-annotations.ts'
import { type AssetDays, placeOf, rebase } from './asset-chart-days.ts'

type AssetChartOptions = AnnotationOptions & { readonly isCompared: boolean }

export function assetChartData(view: AssetChartView, charted: AssetDays, options: AssetChartOptions): ChartData {
  const closes = charted.closes.map(placeOf)
  const last = charted.closes.findLast((close) => close !== null) ?? null
  const price: ChartLine = {
    name: lastPriceName(view),
    variant: 'main',
    values: closes,
    lastText: last && formatUsd(last),
  }
  return {
    days: charted.days,
    lines: [...(last === null ? [] : [price]), ...(options.isCompared ? comparisonOf(view, charted, closes) : [])],
    isFilled: false,
    levels: options.isCostHidden ? [] : levelsOf(view),
    annotations: annotationsOf(view, charted, options),
    stackOf: null,
    ticksName: 'Confidence',
  }
}

/** What the last point of the line is: a close, or a price of a moment. */
const lastPriceName = ({ lastPriceAt }: AssetChartView): string => (lastPriceAt === null ? 'Close' : 'Last price')

function comparisonOf(view: AssetChartView, charted: AssetDays, closes: readonly (number | null)[]): ChartLine[] {
  const { values, from } = rebase(charted.benchmarkCloses.map(placeOf), closes)
  if (!view.benchmark || from < 0) return []
  const lastText = changeWords(charted, from, charted.days.length - 1) ?? ''
  return [{ name: `${view.benchmark.symbol}, rebased`, variant: 'quiet', values, lastText }]
}

function levelsOf({ costBasis, stopLossPrice, takeProfitPrice }: AssetChartView): ChartLevel[] {
  return (
    [
      ['Cost basis', costBasis, 'plain'],
      ['Your stop', stopLossPrice, 'loss'],
      ['Your target', takeProfitPrice, 'gain'],
    ] as const
  ).flatMap(([name, price, variant]) =>
    price === null ? [] : [{ name, text: formatUsd(price), value: Number(price), variant }],
  )
}

export const captionOf = ({ annotations }: ChartData): string =>
  annotations.length === 0
    ? 'No decision of yours lies in this range.'
    : 'The number and its ticks are the confidence that you wrote down at the time.'

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
export function readAssetDay(view: AssetChartView, charted: AssetDays, index: number, isCompared: boolean): Reading {
  const close = charted.closes[index] ?? null
  const from = isCompared ? comparedFrom(charted) : -1
  const change = from < 0 ? null : changeWords(charted, from, index)
  return {
    title: formatDay(charted.days[index] ?? ''),
    facts: [
      close === null ? 'no close known' : priceOfDay(view, charted, index, formatUsd(close)),
      ...(view.benchmark && change
        ? [`${view.benchmark.symbol} ${change} since ${formatDay(charted.days[from] ?? '')}`]
        : []),
    ],
  }
}

function priceOfDay({ lastPriceAt }: AssetChartView, { days }: AssetDays, index: number, price: string): string {
  return lastPriceAt !== null && index === days.length - 1
    ? `last price ${price}, ${priceMoment(lastPriceAt, readersTimeZone())}`
    : `close ${price}`
}

const comparedFrom = ({ closes, benchmarkCloses }: AssetDays): number =>
  closes.findIndex((close, index) => close !== null && (benchmarkCloses[index] ?? null) !== null)

function changeWords({ benchmarkCloses }: AssetDays, from: number, to: number): string | null {
  const [then = null, now = null] = [benchmarkCloses[from], benchmarkCloses[to]]
  if (then === null || now === null || to < from) return null
  return formatPercent(percentChange(then, now))?.text ?? null
}
