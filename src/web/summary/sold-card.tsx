import { Link } from '@tanstack/react-router'
import type { SummaryView } from '#contract/summary.ts'
import { listPath } from '#web/routes/asset-path.ts'
import { formatSignedUsd } from '#web/ui/format.ts'
import { soldLines } from './formulas.ts'
import { HowComputed } from './how-computed.tsx'
import { assetCount, isCounted, leftOutWords, PRICE_ONLY } from './left-out.ts'
import { Gain } from './percent-figure.tsx'
import { SummaryCard } from './summary-card.tsx'
import { useAskedRows } from './use-asked-rows.ts'

type SoldCardProps = { user: string } & Pick<SummaryView, 'sold' | 'realized'>

/** What all sales brought in beyond what had been paid, of what is held still too. */
export function SoldCard({ user, sold, realized }: SoldCardProps) {
  const { rows, ask } = useAskedRows('bought', 'sold')
  const counts = { count: realized.soldAssets, leftOut: realized.leftOut }
  const isKnown = isCounted(counts)
  return (
    <SummaryCard
      name="Sold performance"
      figure={<Gain of={{ ...sold, ...counts }} />}
      asides={[
        isKnown && `${formatSignedUsd(sold.gainLoss)} realized so far`,
        leftOutWords(counts, 'selling price'),
        <Link key="list" to={listPath(user, 'sold')}>
          {sold.count === 0 ? 'Your sold list is empty' : `${assetCount(sold.count)} on your sold list`}
        </Link>,
        counts.count > 0 && PRICE_ONLY,
      ]}
      how={
        <HowComputed
          user={user}
          words="What all your sales brought in less what that had cost: whole sales and parts, of every round, of what you hold or bought again too."
          lines={isKnown ? soldLines(rows, sold) : []}
        />
      }
      onAskHow={ask}
    />
  )
}
