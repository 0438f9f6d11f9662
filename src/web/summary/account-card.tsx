import type { SummaryView } from '#contract/summary.ts'
import { PRICE_ONLY } from '#domain/assets/figure.ts'
import { formatPercent, formatSignedUsd, formatUsd } from '#web/ui/format.ts'
import { isCounted, leftOutWords } from './left-out.ts'
import { outdatedWords } from './outdated-format.ts'
import { Gain } from './percent-figure.tsx'
import { FigureWords, SummaryCard } from './summary-card.tsx'

type AccountCardProps = { user: string } & Pick<SummaryView, 'account' | 'bought' | 'sold' | 'outdatedPrices'>

/** The gain of the whole account, held and sold, in relation to the most own money that was invested at once. */
export function AccountCard({ user, account, bought, sold, outdatedPrices }: AccountCardProps) {
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
            {account.leftOut > 0 && ', without what is left out'}
          </>
        ),
        isKnown &&
          `${formatSignedUsd(bought.gainLoss)} on what you hold, ${formatSignedUsd(sold.gainLoss)} from what you sold`,
        perYear && `${perYear.text} a year, money-weighted`,
        isKnown && outdatedWords(outdatedPrices, bought),
        leftOutWords(account, 'price'),
        account.count > 0 && PRICE_ONLY,
      ]}
      explainsToo={perYear && 'yearly-return'}
    />
  )
}
