import { Link } from '@tanstack/react-router'
import type { SummaryView } from '#contract/summary.ts'
import { PRICE_ONLY } from '#domain/assets/figure.ts'
import { listPath } from '#web/routes/asset-path.ts'
import { formatSignedUsd } from '#web/ui/format.ts'
import { assetCount, isCounted, leftOutWords } from './left-out.ts'
import { Gain } from './percent-figure.tsx'
import { SummaryCard } from './summary-card.tsx'

type SoldCardProps = { user: string } & Pick<SummaryView, 'sold' | 'realized'>

/** The gain of all sales, including partial sales of assets that are still held. */
export function SoldCard({ user, sold, realized }: SoldCardProps) {
  const counts = { count: realized.soldAssets, leftOut: realized.leftOut }
  const isKnown = isCounted(counts)
  return (
    <SummaryCard
      user={user}
      of="sold-performance"
      figure={<Gain of={{ ...sold, ...counts }} />}
      asides={[
        isKnown && `${formatSignedUsd(sold.gainLoss)} realized so far`,
        leftOutWords(counts, 'selling price'),
        <Link key="list" to={listPath(user, 'sold')}>
          {sold.count === 0 ? 'Your sold list is empty' : `${assetCount(sold.count)} on your sold list`}
        </Link>,
        counts.count > 0 && PRICE_ONLY,
      ]}
    />
  )
}
