import type { AssetRowView } from '#contract/assets.ts'
import { CONFIDENCE } from '#domain/decisions/limits.ts'
import type { Instant } from '#domain/time.ts'
import { isMarketOpenOn, todaysPercent } from '#web/assets/asset-figures.tsx'
import { isOldPrice, priceAge } from '#web/prices/price-format.ts'
import { formatPercent, formatSignedUsd, formatUsd, unknownFigure } from '#web/ui/format.ts'
import type { Column } from './asset-rows.ts'

/** The figure of a row in one column, in words for screen readers. */
export function figureWords(column: Exclude<Column, 'Company'>, row: AssetRowView, now: Instant): string {
  switch (column) {
    case 'Type':
      return row.stockOrOptions
    case 'Total Value':
      return formatUsd(row.currentValue)
    case 'Total Gain/Loss':
      return percentOf(row.totalGainLoss)
    case 'Price':
      return `${formatUsd(row.currentPrice?.price ?? null)}${ageOfOld(row.currentPrice, now)}`
    case "Today's Gain/Loss":
      if (!isMarketOpenOn(now)) return 'market closed'
      return row.list === 'sold' && row.today === null ? 'not held' : percentOf(todaysPercent(row))
    case 'Cost Basis':
      return formatUsd(row.costBasis)
    case 'Realized Gain':
      return formatSignedUsd(row.realizedGain)
    case 'Initial Confidence':
      return `${row.initialConfidence}/${CONFIDENCE.max}`
  }
}

const ageOfOld = (price: AssetRowView['currentPrice'], now: Instant): string =>
  price && isOldPrice(price, now) ? `, ${priceAge(price, now)}` : ''

const percentOf = (percent: string | null): string => formatPercent(percent)?.text ?? unknownFigure()
