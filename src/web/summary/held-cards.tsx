import type { SummaryView } from '#contract/summary.ts'
import { formatSignedUsd, formatUsd, UNKNOWN } from '#web/ui/format.ts'
import { todayLines, valueLines } from './formulas.ts'
import { HowComputed } from './how-computed.tsx'
import { assetCount, isCounted, leftOutWords, PRICE_ONLY } from './left-out.ts'
import { Percent } from './percent-figure.tsx'
import { FigureWords, SummaryCard } from './summary-card.tsx'
import { useAskedRows } from './use-asked-rows.ts'

/** What is held now: its value, and the day's change of it. How they come about is fetched when somebody asks. */
export function HeldCards({ user, summary }: { user: string; summary: SummaryView }) {
  const { bought, today, isMarketOpenToday } = summary
  const { rows: held, ask } = useAskedRows('bought')
  const { rows: traded, ask: askToday } = useAskedRows('bought', 'sold')
  return (
    <>
      <SummaryCard
        isLarge
        name="Total value"
        figure={
          bought.count === 0 || isCounted(bought) ? (
            formatUsd(bought.currentValue)
          ) : (
            <FigureWords isQuiet>{UNKNOWN}</FigureWords>
          )
        }
        asides={[`${assetCount(bought.count)} held`, leftOutWords(bought, 'price')]}
        how={
          <HowComputed
            user={user}
            words="For each asset that you hold, its quantity times its last known price; then the sum."
            lines={valueLines(held, bought.currentValue)}
          />
        }
        onAskHow={ask}
      />
      <SummaryCard
        isLarge
        name="Today's gain/loss"
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
                  : bought.count > 0 && nothingOfTodayWords(bought.leftOutForSplit),
                today && leftOutWords(today, 'change today'),
                today && PRICE_ONLY,
              ]
            : []
        }
        how={
          <HowComputed
            user={user}
            words="What you held at the last close counts from that close, what you bought today from what you paid, what you sold today up to its sale. In percent, the sum is against what stood at risk today: what you held was worth at that close, and what you paid today."
            lines={today ? todayLines(traded, today) : []}
          />
        }
        onAskHow={askToday}
      />
    </>
  )
}

/** A price of today may well be known, without a close to compare it with, or in other shares than those that are held. */
const nothingOfTodayWords = (leftOutForSplit: number): string =>
  leftOutForSplit > 0
    ? 'A split is not recorded, so nothing is told of today.'
    : 'No price of today is known, or no close before it.'
