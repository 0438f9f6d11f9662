import { useQuery } from '@tanstack/react-query'
import { dueReviewsQuery } from '#web/api/due-reviews-api.ts'
import styles from './account-tabs.module.css'

/** The number of decisions that are due for a review; nothing if there are none. */
export function DueReviews() {
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
