import type { SummaryView } from '#contract/summary.ts'
import { formatSignedUsd, formatUsd } from '#web/ui/format.ts'
import { gainLines, sumLine } from './formulas.ts'
import { HowComputed } from './how-computed.tsx'
import { isCounted, leftOutWords } from './left-out.ts'
import { Gain } from './percent-figure.tsx'
import { SummaryCard } from './summary-card.tsx'

/** What the account's money did. */
export function AccountCard({ account, bought, sold }: Pick<SummaryView, 'account' | 'bought' | 'sold'>) {
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
        leftOutWords(account.leftOut, account.count, 'price'),
      ]}
      how={
        <HowComputed
          words="What you hold is worth now and what the assets on your sold list were sold for, against what both had cost. Parts sold of what you still hold are not in it."
          lines={isCounted(account) ? [...sums, ...gainLines(account)] : []}
        />
      }
    />
  )
}
