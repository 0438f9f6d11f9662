import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SummaryView } from '#contract/summary.ts'
import { assetListQuery } from '#web/assets/asset-api.ts'
import { formatSignedUsd, formatUsd, UNKNOWN } from '#web/ui/format.ts'
import { todayLines, valueLines } from './formulas.ts'
import { HowComputed } from './how-computed.tsx'
import { assetCount, isCounted, leftOutWords } from './left-out.ts'
import { Percent } from './percent-figure.tsx'
import { FigureWords, SummaryCard } from './summary-card.tsx'

/** What is held now: its value, and the day's change of it. How they come about is fetched when somebody asks. */
export function HeldCards({ summary: { bought, today, isMarketOpenToday } }: { summary: SummaryView }) {
  const [isAsked, setIsAsked] = useState(false)
  const held = useQuery({ ...assetListQuery('bought'), enabled: isAsked }).data?.assets ?? []
  const ask = () => setIsAsked(true)
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
        asides={[`${assetCount(bought.count)} held`, leftOutWords(bought.leftOut, bought.count, 'price')]}
        how={
          <HowComputed
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
          ) : bought.count === 0 ? (
            <FigureWords isQuiet>none yet</FigureWords>
          ) : (
            <Percent percent={today?.gainLossPercent ?? null} />
          )
        }
        asides={
          isMarketOpenToday
            ? [
                today
                  ? `${formatSignedUsd(today.gainLoss)} since the last close`
                  : bought.count > 0 && 'No price of today is known.',
                today && leftOutWords(today.leftOut, bought.count, 'change today'),
              ]
            : []
        }
        how={
          <HowComputed
            words="For each asset that you hold, its quantity times the change of its price since the last close; then the sum, against what all of it was worth at that close."
            lines={today ? todayLines(held, today) : []}
          />
        }
        onAskHow={ask}
      />
    </>
  )
}
