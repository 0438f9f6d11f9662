import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useId } from 'react'
import type { SummaryView } from '#contract/summary.ts'
import { sessionQuery } from '#web/accounts/session-query.ts'
import { addAssetPath } from '#web/routes/asset-path.ts'
import { useChangeSettings } from '#web/settings/use-change-settings.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { summaryQuery } from '../api/summary-api.ts'
import { LazyEquityCurve } from './lazy-equity-curve.tsx'
import { LazyKeptCurve } from './lazy-kept-curve.tsx'
import { outdatedWords } from './outdated-format.ts'
import { AccountCards, Attention, ListCards } from './summary-cards.tsx'
import styles from './summary-page.module.css'

/** The sums over all lists, unless the user has hidden them. */
export function SummaryPage() {
  const { user = '' } = useParams({ strict: false })
  const summary = useQuery(summaryQuery)
  const preferences = useQuery(sessionQuery).data?.preferences
  // No figure is shown before it is known whether the user has hidden them.
  if (summary.data && preferences)
    return <Summary user={user} summary={summary.data} isHidden={preferences.isSummaryHidden} />
  return (
    <>
      <div className={styles.head}>
        <h1>Summary</h1>
      </div>
      {summary.isError ? (
        <Notice kind="error">
          <p>Your summary cannot be shown. {summary.error.message}</p>
          <Button onClick={() => summary.refetch()}>Try again</Button>
        </Notice>
      ) : (
        <Skeleton label="Loading your summary" />
      )}
    </>
  )
}

const STILL_SHOWN = 'Your lists and the pages of your assets go on showing theirs.'
const HIDES = `Hides all figures and the curve of this page, wherever you sign in. ${STILL_SHOWN}`
const HIDDEN_NOW = `All figures and the curve of this page are hidden, wherever you sign in. ${STILL_SHOWN}`

type SummaryProps = { user: string; summary: SummaryView; isHidden: boolean }

function Summary({ user, summary, isHidden: isKeptHidden }: SummaryProps) {
  const { chosen, choose, failure } = useChangeSettings()
  const isHidden = chosen.isSummaryHidden ?? isKeptHidden
  const hidesId = useId()
  const isEmpty = summary.account.count + summary.watched.count === 0
  return (
    <>
      <div className={styles.head}>
        <h1>Summary</h1>
        {!isEmpty && (
          <div className={styles.toggle}>
            <Button aria-describedby={hidesId} onClick={() => choose({ isSummaryHidden: !isHidden })}>
              {isHidden ? 'Show summary' : 'Hide summary'}
            </Button>
            <p id={hidesId}>{isHidden ? HIDDEN_NOW : HIDES}</p>
          </div>
        )}
      </div>
      {failure && (
        <div className={styles.failure}>
          <Notice kind="error">This could not be remembered. {failure.message}</Notice>
        </div>
      )}
      {isEmpty ? (
        <EmptyState wayOn={<Link to={addAssetPath(user)}>Add an asset</Link>}>
          Nothing to add up yet. The first decision that you write down begins it.
        </EmptyState>
      ) : isHidden ? (
        <EmptyState>The figures of this page are hidden until you show them again.</EmptyState>
      ) : (
        <>
          <AccountCards user={user} summary={summary} />
          <Attention user={user} summary={summary} />
          <LazyEquityCurve outdated={outdatedWords(summary.outdatedPrices, summary.bought)} />
          <ListCards user={user} summary={summary} />
          <LazyKeptCurve />
        </>
      )}
    </>
  )
}
