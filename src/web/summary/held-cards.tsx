import type { SummaryView } from '#contract/summary.ts'
import { useLanguage } from '#web/language/use-messages.ts'
import { formatSignedUsd, formatUsd, unknownFigure } from '#web/ui/format.ts'
import { assetCount, isCounted, leftOutBeside } from './left-out.ts'
import { newerPricesWords } from './outdated-format.ts'
import { Percent } from './percent-figure.tsx'
import { FigureWords, SummaryCard } from './summary-card.tsx'
import { type SummaryMessages, summaryMessages } from './summary-messages.ts'

/** The value of what is held now, and its change today. */
export function HeldCards({ user, summary }: { user: string; summary: SummaryView }) {
  const language = useLanguage()
  const messages = summaryMessages(language)
  const { bought, today, isMarketOpenToday } = summary
  return (
    <>
      <SummaryCard
        user={user}
        of="account-value"
        isLarge
        figure={
          bought.count === 0 || isCounted(bought) ? (
            formatUsd(bought.currentValue, language)
          ) : (
            <FigureWords isQuiet>{unknownFigure(language)}</FigureWords>
          )
        }
        asides={[
          messages.held.assets(assetCount(bought.count, language)),
          newerPricesWords(summary.outdatedPrices, bought, language),
          leftOutBeside(bought, 'price', language),
        ]}
      />
      <SummaryCard
        user={user}
        of="account-today"
        isLarge
        figure={
          !isMarketOpenToday ? (
            <FigureWords>{messages.held.closed}</FigureWords>
          ) : bought.count === 0 && !today ? (
            <FigureWords isQuiet>{messages.noneYet}</FigureWords>
          ) : (
            <Percent percent={today?.gainLossPercent ?? null} />
          )
        }
        asides={
          isMarketOpenToday
            ? [
                today
                  ? messages.held.sinceClose(formatSignedUsd(today.gainLoss, language))
                  : bought.count > 0 && nothingOfTodayWords(bought, messages.held),
                today && leftOutBeside(today, 'change today', language),
                today && messages.priceOnly,
              ]
            : []
        }
      />
    </>
  )
}

/** Today's price may be known, but without an earlier close to compare it with, or after a split that is not recorded. */
function nothingOfTodayWords(
  { count, leftOutForSplit, leftOutForOutcome }: SummaryView['bought'],
  messages: SummaryMessages['held'],
): string {
  if (leftOutForSplit > 0) return messages.split
  if (leftOutForOutcome === count) return messages.expired
  return messages.noPrice
}
