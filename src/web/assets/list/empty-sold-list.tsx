import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { SummaryView } from '#contract/summary.ts'
import { summaryQuery } from '#web/api/summary-api.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import styles from './asset-list-page.module.css'
import { RealizedNote } from './list-note.tsx'

/** The sold list without rows. It says that nothing was ever sold only if the summary counts no sale either. */
export const EmptySoldList = ({ wayOn }: { wayOn: ReactNode }) => (
  <SoldNothing realized={useQuery(summaryQuery).data?.realized ?? null} wayOn={wayOn} />
)

type SoldNothingProps = { realized: SummaryView['realized'] | null; wayOn: ReactNode }

export function SoldNothing({ realized, wayOn }: SoldNothingProps) {
  if (realized === null) return <EmptyState wayOn={wayOn}>Nothing is on your sold list.</EmptyState>
  if (realized.soldAssets === 0)
    return (
      <EmptyState wayOn={wayOn}>Nothing sold yet. When you sell, what you thought at the time stays here.</EmptyState>
    )
  return (
    <>
      <EmptyState wayOn={wayOn}>
        Nothing is on your sold list now: what you sold was a part of what you hold, or you bought it again. Your words
        of then are on its page.
      </EmptyState>
      <div className={styles.note}>
        <p>Gains are price only, without dividends.</p>
        <RealizedNote rows={[]} realized={realized} />
      </div>
    </>
  )
}
