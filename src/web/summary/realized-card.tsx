import type { SummaryView } from '#contract/summary.ts'
import { formatSignedUsd, UNKNOWN } from '#web/ui/format.ts'
import { realizedLines } from './formulas.ts'
import { HowComputed } from './how-computed.tsx'
import { isCounted, leftOutWords } from './left-out.ts'
import { FigureWords, SummaryCard } from './summary-card.tsx'
import { useAskedRows } from './use-asked-rows.ts'

/** What all sales brought in beyond what had been paid, of what is held still too. */
export function RealizedCard({ user, realized }: { user: string; realized: SummaryView['realized'] }) {
  const { rows, ask } = useAskedRows('bought', 'sold')
  const { gain, leftOut } = realized
  const counts = { count: realized.assets + leftOut, leftOut }
  return (
    <SummaryCard
      name="Realized so far"
      figure={
        counts.count === 0 ? (
          <FigureWords isQuiet>none yet</FigureWords>
        ) : isCounted(counts) ? (
          formatSignedUsd(gain)
        ) : (
          <FigureWords isQuiet>{UNKNOWN}</FigureWords>
        )
      }
      asides={['Gain of all sales', leftOutWords(counts, 'selling price')]}
      how={
        <HowComputed
          user={user}
          words="For each asset that you sold all or some of, what the sales brought in less what that part had cost; then the sum."
          lines={realizedLines(rows, gain)}
        />
      }
      onAskHow={ask}
    />
  )
}
