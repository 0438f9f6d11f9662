import { Link } from '@tanstack/react-router'
import type { SummaryView } from '#contract/summary.ts'
import { useLanguage } from '#web/language/use-messages.ts'
import { listPath } from '#web/routes/asset-path.ts'
import { formatSignedUsd } from '#web/ui/format.ts'
import { assetCount, isCounted, leftOutWords } from './left-out.ts'
import { Gain } from './percent-figure.tsx'
import { SummaryCard } from './summary-card.tsx'
import { summaryMessages } from './summary-messages.ts'

type SoldCardProps = { user: string } & Pick<SummaryView, 'sold' | 'realized'>

/** The gain of all sales, including partial sales of assets that are still held. */
export function SoldCard({ user, sold, realized }: SoldCardProps) {
  const language = useLanguage()
  const { lists, priceOnly } = summaryMessages(language)
  const counts = { count: realized.soldAssets, leftOut: realized.leftOut }
  const isKnown = isCounted(counts)
  return (
    <SummaryCard
      user={user}
      of="sold-performance"
      figure={<Gain of={{ ...sold, ...counts }} />}
      asides={[
        isKnown && lists.realized(formatSignedUsd(sold.gainLoss, language)),
        leftOutWords(counts, 'selling price', language),
        <Link key="list" to={listPath(user, 'sold')}>
          {sold.count === 0 ? lists.empty.sold : lists.on.sold(assetCount(sold.count, language))}
        </Link>,
        counts.count > 0 && priceOnly,
      ]}
    />
  )
}
