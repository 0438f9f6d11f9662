import { Link } from '@tanstack/react-router'
import type { ReviewView } from '#contract/reviews.ts'
import { useLanguage } from '#web/language/use-messages.ts'
import { formatDay } from '#web/ui/format.ts'
import { decisionName } from './decided-format.ts'
import styles from './mirror-page.module.css'
import { reviewMessages } from './review-messages.ts'

type Begun = Extract<ReviewView, { stage: 'asked' | 'answered' }>

/** Says before the grade whether the result comes with it, and if not, with which other review and why. */
export function WhenTold({ user, review }: { user: string; review: Begun }) {
  const { comesNow, none } = reviewMessages(useLanguage()).result
  if (review.waitsFor) return <WaitsFor user={user} review={review} />
  return <p className={styles.quiet}>{review.hasNoResult ? none : comesNow}</p>
}

/** Whether anything is told after the grade of a review. */
export const isToldNow = ({ waitsFor, hasNoResult }: Begun): boolean => !waitsFor && !hasNoResult

type Waiting = Pick<ReviewView, 'sequence' | 'waitsFor' | 'moreToWaitFor'>
type WaitsForProps = { user: string; review: Waiting }

/** The review that has to be done before the result is told, and how many more. One that comes due with a claim cannot be opened yet. */
export function WaitsFor({ user, review: { sequence, waitsFor, moreToWaitFor = 0 } }: WaitsForProps) {
  const language = useLanguage()
  const { waits } = reviewMessages(language).result
  if (!waitsFor) return null
  if (waitsFor.comesOn !== undefined) {
    const day = formatDay(waitsFor.comesOn, language)
    const isOwn = waitsFor.sequence === sequence
    return (
      <p className={styles.quiet}>
        {isOwn ? waits.ownClaim(day) : waits.claim(decisionName(waitsFor, language), day)}
        {moreToWaitFor > 0 && waits.more(moreToWaitFor)}
      </p>
    )
  }
  return (
    <p className={styles.quiet}>
      {waits.before}
      <Link to="/account/$user/overview/mirror/$sequence" params={{ user, sequence: String(waitsFor.sequence) }}>
        {waits.link}
      </Link>
      {waits.after(decisionName(waitsFor, language))}
      {moreToWaitFor > 0 && waits.more(moreToWaitFor)}
    </p>
  )
}
