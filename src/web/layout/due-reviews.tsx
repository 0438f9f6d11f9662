import { useQuery } from '@tanstack/react-query'
import { dueReviewsQuery } from '#web/api/due-reviews-api.ts'
import styles from './account-tabs.module.css'

/** How many decisions wait to be looked back at: a quiet count, and nothing where none does. */
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
