import type { SummaryView } from '#contract/summary.ts'
import { formatPercent, formatSignedUsd, formatUsd } from '#web/ui/format.ts'
import { accountLines } from './formulas.ts'
import { HowComputed } from './how-computed.tsx'
import { isCounted, leftOutWords, PRICE_ONLY } from './left-out.ts'
import { Gain } from './percent-figure.tsx'
import { FigureWords, SummaryCard } from './summary-card.tsx'
import { useAskedRows } from './use-asked-rows.ts'

type AccountCardProps = { user: string } & Pick<SummaryView, 'account' | 'bought' | 'sold'>

/** What the account's money did: what is held and what was ever sold, against the most own money that was in at once. */
export function AccountCard({ user, account, bought, sold }: AccountCardProps) {
  const { rows, ask } = useAskedRows('bought', 'sold')
  const isKnown = isCounted(account)
  const hasNoPercent = isKnown && account.gainLossPercent === null
  const perYear = isKnown ? formatPercent(account.yearlyReturnPercent) : null
  return (
    <SummaryCard
      isLarge
      name="Total account gain/loss"
      figure={hasNoPercent ? <FigureWords>{formatSignedUsd(account.gainLoss)}</FigureWords> : <Gain of={account} />}
      asides={[
        isKnown && (
          <>
            {formatSignedUsd(account.gainLoss)} on {formatUsd(account.mostOwnMoney)}, the most that was in at once
          </>
        ),
        perYear && `${perYear.text} a year, money-weighted`,
        leftOutWords(account, 'price'),
        account.count > 0 && PRICE_ONLY,
      ]}
      how={
        <HowComputed
          user={user}
          words="What you hold is worth now less its cost, and all that your sales ever brought in less what that had cost: of parts, of earlier rounds, of what you bought again too. In percent it is against the most of your own money that was in at once: the highest that your purchases less your proceeds ever stood, entry by entry, so that money which went from one sale into the next purchase counts once. From the first year on, the yearly return weighs every payment by the days that it was in: the one rate that makes all of them, and what you hold today, come out even (XIRR)."
          lines={isKnown ? accountLines(rows, { account, bought, sold }) : []}
        />
      }
      onAskHow={ask}
    />
  )
}
