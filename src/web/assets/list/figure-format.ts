import type { AssetRowView } from '#contract/assets.ts'
import { CONFIDENCE } from '#domain/decisions/limits.ts'
import type { Language } from '#domain/locale.ts'
import type { Instant } from '#domain/time.ts'
import { isMarketOpenOn, todaysPercent } from '#web/assets/asset-figures.tsx'
import { assetMessages } from '#web/assets/asset-messages.ts'
import { isOldPrice, priceAge } from '#web/prices/price-format.ts'
import { formatPercent, formatSignedUsd, formatUsd, unknownFigure } from '#web/ui/format.ts'
import type { Column } from './asset-rows.ts'

/** The figure of a row in one column, in words for screen readers. */
export function figureWords(
  column: Exclude<Column, 'Company'>,
  row: AssetRowView,
  now: Instant,
  language: Language,
): string {
  const messages = assetMessages(language)
  switch (column) {
    case 'Type':
      return messages.types[row.stockOrOptions]
    case 'Total Value':
      return formatUsd(row.currentValue, language)
    case 'Total Gain/Loss':
      return percentOf(row.totalGainLoss, language)
    case 'Price':
      return `${formatUsd(row.currentPrice?.price ?? null, language)}${ageOfOld(row.currentPrice, now, language)}`
    case "Today's Gain/Loss":
      if (!isMarketOpenOn(now)) return messages.marketClosed
      return row.list === 'sold' && row.today === null ? messages.notHeld : percentOf(todaysPercent(row), language)
    case 'Cost Basis':
      return formatUsd(row.costBasis, language)
    case 'Realized Gain':
      return formatSignedUsd(row.realizedGain, language)
    case 'Initial Confidence':
      return `${row.initialConfidence}/${CONFIDENCE.max}`
  }
}

const ageOfOld = (price: AssetRowView['currentPrice'], now: Instant, language: Language): string =>
  price && isOldPrice(price, now) ? `, ${priceAge(price, now, language)}` : ''

const percentOf = (percent: string | null, language: Language): string =>
  formatPercent(percent, language)?.text ?? unknownFigure(language)
