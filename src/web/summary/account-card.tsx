import type { SummaryView } from '#contract/summary.ts'
import { formatSignedUsd, formatUsd } from '#web/ui/format.ts'
import { performanceLines, sumLine } from './formulas.ts'
import { HowComputed } from './how-computed.tsx'
import { isCounted, leftOutWords } from './left-out.ts'
import { Gain } from './percent-figure.tsx'
import { SummaryCard } from './summary-card.tsx'
import { useAskedRows } from './use-asked-rows.ts'

type AccountCardProps = { user: string } & Pick<SummaryView, 'account' | 'bought' | 'sold'>

/** What the account's money did. */
export function AccountCard({ user, account, bought, sold }: AccountCardProps) {
  const { rows, ask } = useAskedRows('bought', 'sold')
  const hasBoth = isCounted(bought) && isCounted(sold)
  const parts = (figure: 'currentValue' | 'initialValue') => [bought[figure], sold[figure]]
  const sums = hasBoth
    ? [
        sumLine('Now', parts('currentValue'), account.currentValue),
        sumLine('Cost', parts('initialValue'), account.initialValue),
      ]
    : []
  return (
    <SummaryCard
      isLarge
      name="Total account gain/loss"
      figure={<Gain of={account} />}
      asides={[
        isCounted(account) && (
          <>
            {formatSignedUsd(account.gainLoss)} on {formatUsd(account.initialValue)}
          </>
        ),
        leftOutWords(account, 'price'),
      ]}
      how={
        <HowComputed
          user={user}
          words="What you hold is worth now and what the assets on your sold list were sold for, against what both had cost. Parts sold of what you still hold are not in it."
          lines={isCounted(account) ? [...sums, ...performanceLines(rows, account)] : []}
        />
      }
      onAskHow={ask}
    />
  )
}
