import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { dueReviewsQuery } from '#web/api/due-reviews-api.ts'
import { useMessages } from '#web/language/use-messages.ts'
import { readAssetId } from '#web/routes/asset-address.ts'
import { pageNames } from '#web/routes/page-names.ts'
import { TABS } from '#web/routes/tabs.ts'
import styles from './account-tabs.module.css'
import { layoutMessages } from './layout-messages.ts'
import { useCachedTicker } from './use-navigation.ts'
import { whenShown } from './when-shown.ts'

/** The navigation of the account: its pages, and the asset that is open. */
export function AccountTabs({ username }: { username: string }) {
  const { ownership = '', assetId = '' } = useParams({ strict: false })
  const names = useMessages(pageNames)
  const ticker = useCachedTicker(readAssetId(ownership, assetId))

  return (
    <nav className={styles.tabs} aria-label={useMessages(layoutMessages).account}>
      {TABS.map(({ page, to }) => (
        <Link
          key={to}
          to={to}
          params={{ user: username }}
          activeOptions={{ exact: true, includeSearch: false }}
          data-label={names[page]}
          // A phone shows it at the bottom of the window.
          className={page === 'add-asset' ? styles.add : undefined}
        >
          <span>{names[page]}</span>
          {page === 'mirror' && <DueReviews />}
        </Link>
      ))}
      {ticker && (
        <Link
          to="/account/$user/$ownership/$assetId"
          params={{ user: username, ownership, assetId }}
          data-label={ticker}
        >
          {ticker}
        </Link>
      )}
    </nav>
  )
}

/** The number of decisions that are due for a review; nothing if there are none. */
function DueReviews() {
  const messages = useMessages(layoutMessages)
  const queries = useQueryClient()
  const [isShown, setIsShown] = useState(false)
  useEffect(() => whenShown(queries, () => setIsShown(true)), [queries])
  const { data } = useQuery({ ...dueReviewsQuery, enabled: isShown })
  const count = data?.due.length ?? 0
  if (count === 0) return null
  return (
    <span className={styles.count}>
      {' '}
      {count}
      <span className={styles.spoken}> {messages.reviewsDue(count)}</span>
    </span>
  )
}
