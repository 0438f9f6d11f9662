import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { PerformanceView } from '#contract/summary.ts'
import { PRICE_ONLY } from '#domain/assets/figure.ts'
import { listPath } from '#web/routes/asset-path.ts'
import { formatSignedUsd } from '#web/ui/format.ts'
import { assetCount, isCounted, leftOutBeside } from './left-out.ts'
import { Gain } from './percent-figure.tsx'
import { SummaryCard } from './summary-card.tsx'

type ListCardProps = {
  user: string
  list: 'bought' | 'watched'
  performance: PerformanceView
  /** What is not known about an asset that is left out. */
  unknown: string
}

const FIGURE_OF = {
  bought: 'bought-performance',
  watched: 'watched-performance',
} as const

/** The performance of one list, with a link to it. */
export function ListCard({ user, list, performance, unknown }: ListCardProps) {
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
      user={user}
      of={FIGURE_OF[list]}
      isQuiet={list === 'watched'}
      figure={<Gain of={performance} />}
      asides={[
        isKnown ? `${formatSignedUsd(gainLoss)}${condition && ` ${condition}`}` : count > 0 && condition,
        leftOutBeside(performance, unknown),
        link,
        count > 0 && PRICE_ONLY,
      ]}
    />
  )
}
