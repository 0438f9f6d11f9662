import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { dueReviewsQuery } from '#web/api/due-reviews-api.ts'
import { useMessages } from '#web/language/use-messages.ts'
import { mirrorMessages } from './mirror-messages.ts'
import styles from './mirror-page.module.css'

/** The review that is offered first, because its result comes with it or soonest, and the number of others. */
export function DueNow({ user }: { user: string }) {
  const messages = useMessages(mirrorMessages).due
  const { data } = useQuery(dueReviewsQuery)
  const [first] = data?.due ?? []
  if (!first) return null
  const more = (data?.due.length ?? 0) - 1
  return (
    <p className={styles.onScreen}>
      {messages.before}
      <Link to="/account/$user/overview/mirror/$sequence" params={{ user, sequence: String(first.sequence) }}>
        {first.option ? messages.ofOptions(first.companyName) : messages.review(first.companyName)}
      </Link>
      {messages.after}
      {more > 0 && messages.more(more)}
    </p>
  )
}
