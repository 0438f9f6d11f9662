import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useId } from 'react'
import type { SummaryView } from '#contract/summary.ts'
import { sessionQuery } from '#web/accounts/session-query.ts'
import { problemMessages } from '#web/api/problem-messages.ts'
import { useLanguage, useMessages } from '#web/language/use-messages.ts'
import { addAssetPath } from '#web/routes/asset-path.ts'
import type { FirstReads } from '#web/routes/first-reads.ts'
import { pageNames } from '#web/routes/page-names.ts'
import { useChangeSettings } from '#web/settings/use-change-settings.ts'
import { Below } from '#web/ui/below.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { uiMessages } from '#web/ui/ui-messages.ts'
import { summaryQuery } from '../api/summary-api.ts'
import { LazyEquityCurve } from './lazy-equity-curve.tsx'
import { LazyKeptCurve } from './lazy-kept-curve.tsx'
import { outdatedWords } from './outdated-format.ts'
import { AccountCards, Attention, ListCards } from './summary-cards.tsx'
import { summaryMessages } from './summary-messages.ts'
import styles from './summary-page.module.css'

export const firstReads: FirstReads = (queries) => queries.prefetchQuery(summaryQuery)

/** The sums over all lists, unless the user has hidden them. */
export function SummaryPage() {
  const { user = '' } = useParams({ strict: false })
  const language = useLanguage()
  const messages = summaryMessages(language)
  const { text } = useMessages(problemMessages)
  const summary = useQuery(summaryQuery)
  const preferences = useQuery(sessionQuery).data?.preferences
  // No figure is shown before it is known whether the user has hidden them.
  if (summary.data && preferences)
    return <Summary user={user} summary={summary.data} isHidden={preferences.isSummaryHidden} />
  return (
    <>
      <div className={styles.head}>
        <h1>{pageNames(language).summary}</h1>
      </div>
      {summary.isError ? (
        <Notice kind="error">
          <p>{messages.cannotBeShown(text(summary.error.message))}</p>
          <Button onClick={() => summary.refetch()}>{uiMessages(language).tryAgain}</Button>
        </Notice>
      ) : (
        <Skeleton label={messages.loading} />
      )}
    </>
  )
}

type SummaryProps = { user: string; summary: SummaryView; isHidden: boolean }

function Summary({ user, summary, isHidden: isKeptHidden }: SummaryProps) {
  const language = useLanguage()
  const messages = summaryMessages(language)
  const { text } = useMessages(problemMessages)
  const { chosen, choose, failure } = useChangeSettings()
  const isHidden = chosen.isSummaryHidden ?? isKeptHidden
  const hidesId = useId()
  const isEmpty = summary.account.count + summary.watched.count === 0
  return (
    <>
      <div className={styles.head}>
        <h1>{pageNames(language).summary}</h1>
        {!isEmpty && (
          <div className={styles.toggle}>
            <Button aria-describedby={hidesId} onClick={() => choose({ isSummaryHidden: !isHidden })}>
              {isHidden ? messages.show : messages.hide}
            </Button>
            <p id={hidesId}>{isHidden ? messages.hiddenNow : messages.hides}</p>
          </div>
        )}
      </div>
      {failure && (
        <div className={styles.failure}>
          <Notice kind="error">{messages.notRemembered(text(failure.message))}</Notice>
        </div>
      )}
      {isEmpty ? (
        <EmptyState wayOn={<Link to={addAssetPath(user)}>{messages.addAsset}</Link>}>{messages.nothingYet}</EmptyState>
      ) : isHidden ? (
        <EmptyState>{messages.hidden}</EmptyState>
      ) : (
        <>
          <AccountCards user={user} summary={summary} />
          <Attention user={user} summary={summary} />
          <LazyEquityCurve outdated={outdatedWords(summary.outdatedPrices, summary.bought, language)} />
          <Below>
            <ListCards user={user} summary={summary} />
            <LazyKeptCurve />
          </Below>
        </>
      )}
    </>
  )
}
