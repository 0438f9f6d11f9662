import type { AssetChartView } from '#contract/charts.ts'
import { formatDay, formatQuantity } from '#web/ui/format.ts'

const SOURCES: Readonly<Record<string, string>> = {
  'twelve-data': 'Twelve Data',
  massive: 'Massive',
  yahoo: 'Yahoo',
  typed: 'typed by you',
  uploaded: 'from your file',
  demo: 'made up for the demo',
}

/** The note under the chart: where its prices came from, and for which splits they were adjusted. */
export function originWords({
  prices,
  lastPriceAt,
  splits,
  unrecordedSplits,
  benchmark,
}: Pick<AssetChartView, 'prices' | 'lastPriceAt' | 'splits' | 'unrecordedSplits' | 'benchmark'>): string | null {
  if (prices.days.length === 0) return null
  const sources = prices.sources.map((source) => SOURCES[source] ?? source).join(', ')
  const [adjusted, unrecorded] = [splits.map(splitWords), unrecordedSplits.map(splitWords)]
  return [
    `Daily closes${lastPriceAt === null ? '' : ' and the last price'} in US dollars${sources && `: ${sources}`}.`,
    adjusted.length > 0 &&
      `In shares of today, after the split${adjusted.length > 1 ? 's' : ''} ${adjusted.join(', ')}.`,
    unrecorded.length > 0 &&
      `You have not recorded ${unrecorded.join(', ')}: prices, marks and lines are drawn after it, your figures are told before it.`,
    `Price only, without dividends${benchmark ? `, yours and that of ${benchmark.symbol}` : ''}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

const splitWords = ({ effectiveOn, newShares, oldShares }: AssetChartView['splits'][number]): string =>
  `${formatQuantity(newShares)} for ${formatQuantity(oldShares)} on ${formatDay(effectiveOn)}`
