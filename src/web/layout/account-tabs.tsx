import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { dueReviewsQuery } from '#web/api/due-reviews-api.ts'
import { readAssetId } from '#web/routes/asset-address.ts'
import { TABS } from '#web/routes/tabs.ts'
import styles from './account-tabs.module.css'
import { useCachedTicker } from './use-navigation.ts'

/** The tab that a phone shows at the bottom of the window. */
const ADD = '/account/$user/overview/add-asset'

/** The navigation of the account: its pages, and the asset that is open. */
export function AccountTabs({ username }: { username: string }) {
  const { ownership = '', assetId = '' } = useParams({ strict: false })
  const ticker = useCachedTicker(readAssetId(ownership, assetId))

  return (
    <nav className={styles.tabs} aria-label="Account">
      {TABS.map(({ label, to }) => (
        <Link
          key={to}
          to={to}
          params={{ user: username }}
          activeOptions={{ exact: true, includeSearch: false }}
          data-label={label}
          className={to === ADD ? styles.add : undefined}
        >
          <span>{label}</span>
          {label === 'Mirror' && <DueReviews />}
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
  const { data } = useQuery(dueReviewsQuery)
  const count = data?.due.length ?? 0
  if (count === 0) return null
  return (
    <span className={styles.count}>
      {' '}
      {count}
      <span className={styles.spoken}> {count === 1 ? 'review is' : 'reviews are'} due</span>
    </span>
  )
}
