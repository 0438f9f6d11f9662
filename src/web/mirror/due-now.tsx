import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { dueReviewsQuery } from '#web/api/due-reviews-api.ts'
import styles from './mirror-page.module.css'

/** The review that has been due longest, and the number of others. */
export function DueNow({ user }: { user: string }) {
  const { data } = useQuery(dueReviewsQuery)
  const [first] = data?.due ?? []
  if (!first) return null
  const more = (data?.due.length ?? 0) - 1
  return (
    <p className={styles.onScreen}>
      Due:{' '}
      <Link to="/account/$user/overview/mirror/$sequence" params={{ user, sequence: String(first.sequence) }}>
        the review of {first.option && 'options on '}
        {first.companyName}
      </Link>
      , which asks you first.{more > 0 && ` ${more} more after it.`}
    </p>
  )
}
