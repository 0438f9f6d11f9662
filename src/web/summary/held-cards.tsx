import type { SummaryView } from '#contract/summary.ts'
import { PRICE_ONLY } from '#domain/assets/figure.ts'
import { formatSignedUsd, formatUsd, unknownFigure } from '#web/ui/format.ts'
import { assetCount, isCounted, leftOutBeside } from './left-out.ts'
import { newerPricesWords } from './outdated-format.ts'
import { Percent } from './percent-figure.tsx'
import { FigureWords, SummaryCard } from './summary-card.tsx'

/** The value of what is held now, and its change today. */
export function HeldCards({ user, summary }: { user: string; summary: SummaryView }) {
  const { bought, today, isMarketOpenToday } = summary
  return (
    <>
      <SummaryCard
        user={user}
        of="account-value"
        isLarge
        figure={
          bought.count === 0 || isCounted(bought) ? (
            formatUsd(bought.currentValue)
          ) : (
            <FigureWords isQuiet>{unknownFigure()}</FigureWords>
          )
        }
        asides={[
          `${assetCount(bought.count)} held`,
          newerPricesWords(summary.outdatedPrices, bought),
          leftOutBeside(bought, 'price'),
        ]}
      />
      <SummaryCard
        user={user}
        of="account-today"
        isLarge
        figure={
          !isMarketOpenToday ? (
            <FigureWords>The market is not open today</FigureWords>
          ) : bought.count === 0 && !today ? (
            <FigureWords isQuiet>none yet</FigureWords>
          ) : (
            <Percent percent={today?.gainLossPercent ?? null} />
          )
        }
        asides={
          isMarketOpenToday
            ? [
                today
                  ? `${formatSignedUsd(today.gainLoss)} since the last close or purchase`
                  : bought.count > 0 && nothingOfTodayWords(bought),
                today && leftOutBeside(today, 'change today'),
                today && PRICE_ONLY,
              ]
            : []
        }
      />
    </>
  )
}

/** Today's price may be known, but without an earlier close to compare it with, or after a split that is not recorded. */
function nothingOfTodayWords({ count, leftOutForSplit, leftOutForOutcome }: SummaryView['bought']): string {
  if (leftOutForSplit > 0) return 'A split is not recorded, so nothing is told of today.'
  if (leftOutForOutcome === count) return 'What you hold has expired, so nothing is told of today.'
  return 'No price of today is known, or no close before it.'
}
