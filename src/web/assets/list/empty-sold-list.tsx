import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { SummaryView } from '#contract/summary.ts'
import { summaryQuery } from '#web/api/summary-api.ts'
import { useMessages } from '#web/language/use-messages.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import styles from './asset-list-page.module.css'
import { listMessages } from './list-messages.ts'
import { RealizedNote } from './list-note.tsx'

/** The sold list without rows. It says that nothing was ever sold only if the summary counts no sale either. */
export const EmptySoldList = ({ wayOn }: { wayOn: ReactNode }) => (
  <SoldNothing realized={useQuery(summaryQuery).data?.realized ?? null} wayOn={wayOn} />
)

type SoldNothingProps = { realized: SummaryView['realized'] | null; wayOn: ReactNode }

export function SoldNothing({ realized, wayOn }: SoldNothingProps) {
  const { sold, priceOnly } = useMessages(listMessages)
  if (realized === null) return <EmptyState wayOn={wayOn}>{sold.none}</EmptyState>
  if (realized.soldAssets === 0) return <EmptyState wayOn={wayOn}>{sold.never}</EmptyState>
  return (
    <>
      <EmptyState wayOn={wayOn}>{sold.notNow}</EmptyState>
      <div className={styles.note}>
        <p>{priceOnly}</p>
        <RealizedNote rows={[]} realized={realized} />
      </div>
    </>
  )
}
