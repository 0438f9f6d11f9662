import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { PerformanceView } from '#contract/summary.ts'
import { useLanguage } from '#web/language/use-messages.ts'
import { listPath } from '#web/routes/asset-path.ts'
import { formatSignedUsd } from '#web/ui/format.ts'
import { assetCount, isCounted, leftOutBeside, type Unknown } from './left-out.ts'
import { Gain } from './percent-figure.tsx'
import { SummaryCard } from './summary-card.tsx'
import { summaryMessages } from './summary-messages.ts'

type ListCardProps = {
  user: string
  list: 'bought' | 'watched'
  performance: PerformanceView
  /** What is not known about an asset that is left out. */
  unknown: Unknown
}

const FIGURE_OF = {
  bought: 'bought-performance',
  watched: 'watched-performance',
} as const

/** The performance of one list, with a link to it. */
export function ListCard({ user, list, performance, unknown }: ListCardProps) {
  const language = useLanguage()
  const { lists, priceOnly } = summaryMessages(language)
  const { count, gainLoss } = performance
  const isKnown = isCounted(performance)
  const gain = formatSignedUsd(gainLoss, language)
  const link: ReactNode = (
    <Link to={listPath(user, list)}>
      {count === 0 ? lists.empty[list] : lists.on[list](assetCount(count, language))}
    </Link>
  )
  return (
    <SummaryCard
      user={user}
      of={FIGURE_OF[list]}
      isQuiet={list === 'watched'}
      figure={<Gain of={performance} />}
      asides={[
        list === 'bought' ? isKnown && gain : isKnown ? lists.gainIfBought(gain) : count > 0 && lists.ifBought,
        leftOutBeside(performance, unknown, language),
        link,
        count > 0 && priceOnly,
      ]}
    />
  )
}
