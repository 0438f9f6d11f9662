import type { AssetChartView } from '#contract/charts.ts'
import type { Language } from '#domain/locale.ts'
import { formatDay, formatQuantity } from '#web/ui/format.ts'
import { assetChartMessages } from './asset-chart-messages.ts'

/** The note under the chart: where its prices came from, and for which splits they were adjusted. */
export function originWords(
  {
    prices,
    lastPriceAt,
    splits,
    unrecordedSplits,
    benchmark,
  }: Pick<AssetChartView, 'prices' | 'lastPriceAt' | 'splits' | 'unrecordedSplits' | 'benchmark'>,
  language: Language = 'en',
): string | null {
  if (prices.days.length === 0) return null
  const { sources: names, origin } = assetChartMessages(language)
  const sources = prices.sources.map((source) => names[source] ?? source).join(', ')
  const closes = lastPriceAt === null ? origin.closes : origin.closesAndLast
  const words = (those: AssetChartView['splits']) => those.map((split) => splitWords(split, language)).join(', ')
  return [
    `${closes}${sources && `: ${sources}`}.`,
    splits.length > 0 && (splits.length > 1 ? origin.afterSplits : origin.afterSplit)(words(splits)),
    unrecordedSplits.length > 0 && origin.unrecorded(words(unrecordedSplits)),
    benchmark ? origin.priceOnlyBoth(benchmark.symbol) : origin.priceOnly,
  ]
    .filter(Boolean)
    .join(' ')
}

const splitWords = (
  { effectiveOn, newShares, oldShares }: AssetChartView['splits'][number],
  language: Language,
): string =>
  assetChartMessages(language).origin.split(
    formatQuantity(newShares, language),
    formatQuantity(oldShares, language),
    formatDay(effectiveOn, language),
  )
