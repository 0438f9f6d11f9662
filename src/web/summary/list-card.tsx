import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { PerformanceView } from '#contract/summary.ts'
import { listPath } from '#web/routes/asset-path.ts'
import { formatSignedUsd } from '#web/ui/format.ts'
import { performanceLines } from './formulas.ts'
import { HowComputed } from './how-computed.tsx'
import { assetCount, isCounted, leftOutWords, PRICE_ONLY } from './left-out.ts'
import { Gain } from './percent-figure.tsx'
import { SummaryCard } from './summary-card.tsx'
import { useAskedRows } from './use-asked-rows.ts'

type ListCardProps = {
  user: string
  list: 'bought' | 'watched'
  performance: PerformanceView
  /** What is not known of an asset that is left out. */
  unknown: string
  /** How it is computed, in words. */
  children: string
}

const NAMES = {
  bought: 'Bought performance',
  watched: 'Watched performance',
} as const

/** How one list did, and the way to it. */
export function ListCard({ user, list, performance, unknown, children }: ListCardProps) {
  const { rows, ask } = useAskedRows(list)
  const { count, gainLoss } = performance
  const isKnown = isCounted(performance)
  const condition = list === 'watched' ? 'if you had bought' : ''
  const link: ReactNode = (
    <Link to={listPath(user, list)}>
      {count === 0 ? `Your ${list} list is empty` : `${assetCount(count)} on your ${list} list`}
    </Link>
  )
  return (
    <SummaryCard
      name={NAMES[list]}
      figure={<Gain of={performance} />}
      asides={[
        isKnown ? `${formatSignedUsd(gainLoss)}${condition && ` ${condition}`}` : count > 0 && condition,
        leftOutWords(performance, unknown),
        link,
        count > 0 && PRICE_ONLY,
      ]}
      how={<HowComputed user={user} words={children} lines={isKnown ? performanceLines(rows, performance) : []} />}
      onAskHow={ask}
    />
  )
}
