import type { SummaryView } from '#contract/summary.ts'
import { useLanguage } from '#web/language/use-messages.ts'
import { formatPercent, formatSignedUsd, formatUsd } from '#web/ui/format.ts'
import { isCounted, leftOutWords } from './left-out.ts'
import { outdatedWords } from './outdated-format.ts'
import { Gain } from './percent-figure.tsx'
import { FigureWords, SummaryCard } from './summary-card.tsx'
import { summaryMessages } from './summary-messages.ts'

type AccountCardProps = { user: string } & Pick<SummaryView, 'account' | 'bought' | 'sold' | 'outdatedPrices'>

/** The gain of the whole account, held and sold, in relation to the most own money that was invested at once. */
export function AccountCard({ user, account, bought, sold, outdatedPrices }: AccountCardProps) {
  const language = useLanguage()
  const messages = summaryMessages(language)
  const usd = (gain: string) => formatSignedUsd(gain, language)
  const isKnown = isCounted(account)
  const hasNoPercent = isKnown && account.gainLossPercent === null
  const perYear = isKnown ? formatPercent(account.yearlyReturnPercent, language) : null
  return (
    <SummaryCard
      user={user}
      of="account-gain-loss"
      isLarge
      figure={hasNoPercent ? <FigureWords>{usd(account.gainLoss)}</FigureWords> : <Gain of={account} />}
      asides={[
        isKnown &&
          messages.account[account.leftOut > 0 ? 'onMostWithout' : 'onMost'](
            usd(account.gainLoss),
            formatUsd(account.mostOwnMoney, language),
          ),
        isKnown && messages.account.heldAndSold(usd(bought.gainLoss), usd(sold.gainLoss)),
        perYear && messages.account.perYear(perYear.text),
        isKnown && outdatedWords(outdatedPrices, bought, language),
        leftOutWords(account, 'price', language),
        account.count > 0 && messages.priceOnly,
      ]}
      explainsToo={perYear && 'yearly-return'}
    />
  )
}
