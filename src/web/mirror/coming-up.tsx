import type { MirrorView } from '#contract/mirror.ts'
import { monthsAfter } from '#domain/claims/claim-days.ts'
import { whatComes } from '#domain/mirror/what-comes.ts'
import { dayNumber, dayOfNumber } from '#domain/prices/day-number.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import { DAYS_AFTER_BUY } from '#domain/reviews/review-occasions.ts'
import { useLanguage } from '#web/language/use-messages.ts'
import { formatDay } from '#web/ui/format.ts'
import { mirrorMessages } from './mirror-messages.ts'
import styles from './mirror-page.module.css'

/** Whether nothing has been scored or looked back at, so that most of the Mirror is still to come. */
export const isBeginning = ({ claims, memory }: Pick<MirrorView, 'claims' | 'memory'>): boolean =>
  memory.reviews.length === 0 &&
  claims.every(({ outcome, awaitsReview }) => !awaitsReview && (outcome === null || outcome === 'unresolvable'))

/**
 * What each part of the Mirror will show, and when: with the days of the journal's own entries where they decide it, and otherwise with
 * those of a decision that is made today.
 */
export function ComingUp({ claims, hasLetter }: Pick<MirrorView, 'claims' | 'hasLetter'>) {
  const language = useLanguage()
  const { coming } = mirrorMessages(language)
  const today = marketDayOf(new Date().toISOString())
  const { claimOn, reviewOn, letterOn } = whatComes(claims, today)
  const day = (on: string) => formatDay(on, language)
  const buyToday = day(dayOfNumber(dayNumber(today) + DAYS_AFTER_BUY))
  const decideToday = day(monthsAfter(today, 3))
  const review = reviewOn === null ? coming.reviewIf(buyToday) : coming.reviewOn(day(reviewOn))
  return (
    <section aria-labelledby="coming">
      <h2 id="coming">{coming.heading}</h2>
      <ul className={styles.later}>
        <li>{coming.drift}</li>
        <li>{coming.lines}</li>
        <li>
          {coming.reviews} {reviewOn !== null && reviewOn <= today ? '' : review}
        </li>
        <li>{coming.memory}</li>
        <li>
          {coming.claims} {claimOn === null ? coming.claimIf(decideToday) : coming.claimOn(day(claimOn))}
        </li>
        <li>{coming.calibration}</li>
        <li>{coming.critic}</li>
        <li>{coming.money}</li>
        {!hasLetter && letterOn !== null && <li>{coming.letter(day(letterOn))}</li>}
      </ul>
    </section>
  )
}
