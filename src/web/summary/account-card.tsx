import type { SummaryView } from '#contract/summary.ts'
import { PRICE_ONLY } from '#domain/assets/figure.ts'
import { formatPercent, formatSignedUsd, formatUsd } from '#web/ui/format.ts'
import { isCounted, leftOutWords } from './left-out.ts'
import { Gain } from './percent-figure.tsx'
import { FigureWords, SummaryCard } from './summary-card.tsx'

type AccountCardProps = { user: string } & Pick<SummaryView, 'account' | 'bought' | 'sold'>

/** The gain of the whole account, held and sold, in relation to the most own money that was invested at once. */
export function AccountCard({ user, account, bought, sold }: AccountCardProps) {
  const isKnown = isCounted(account)
  const hasNoPercent = isKnown && account.gainLossPercent === null
  const perYear = isKnown ? formatPercent(account.yearlyReturnPercent) : null
  return (
    <SummaryCard
      user={user}
      of="account-gain-loss"
      isLarge
      figure={hasNoPercent ? <FigureWords>{formatSignedUsd(account.gainLoss)}</FigureWords> : <Gain of={account} />}
      asides={[
        isKnown && (
          <>
            {formatSignedUsd(account.gainLoss)} on {formatUsd(account.mostOwnMoney)}, the most that was in at once
          </>
        ),
        isKnown &&
          `${formatSignedUsd(bought.gainLoss)} on what you hold, ${formatSignedUsd(sold.gainLoss)} from what you sold`,
        perYear && `${perYear.text} a year, money-weighted`,
        leftOutWords(account, 'price'),
        account.count > 0 && PRICE_ONLY,
      ]}
      explainsToo={perYear && 'yearly-return'}
    />
  )
}
