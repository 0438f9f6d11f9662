import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import type { ReviewView } from '#contract/reviews.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { RefusalNotice } from '#web/forms/refusal-notice.tsx'
import { useSubmit } from '#web/forms/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { Choice } from '#web/ui/choice.tsx'
import { formatDay } from '#web/ui/format.ts'
import { decidedWords } from './decided-format.ts'
import styles from './mirror-page.module.css'
import { gradeReview } from './review-api.ts'
import { ReviewPart } from './review-part.tsx'

type Answered = Extract<ReviewView, { stage: 'answered' }>

const GRADES = ['Well decided', 'Poorly decided'] as const

/**
 * The second step of a review: the old thesis, and the grade of the decision, based on the text alone and still without a
 * price.
 */
export function ReviewGrade({ user, review }: { user: string; review: Answered }) {
  const queries = useQueryClient()
  const [fields, setFields] = useState<{ readonly grade: string }>({ grade: '' })
  const { refusal, isSending, submit } = useSubmit({
    fields: ['grade'] as const,
    check: ({ grade }: { grade: string }) => ({
      grade: grade === '' ? 'Say whether it was well decided, by what is written.' : undefined,
    }),
    send: ({ grade }) => gradeReview(review.sequence, { isWellDecided: grade === GRADES[0] }),
    onSent: async (graded) => {
      queries.setQueryData(queryKeys.review(review.sequence), graded)
      await queries.invalidateQueries({ queryKey: queryKeys.mirror })
    },
  })
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    submit(fields)
  }
  const missing = refusal?.errors.grade
  return (
    <ReviewPart
      name={review.companyName}
      step={2}
      title="Judge the decision, not the result"
      note={
        <>
          <h3>The claim</h3>
          <p>{review.claim}</p>
          <p>Still without a price. Your grade is kept as an entry, and can’t be changed after the result.</p>
        </>
      }
    >
      <p className={styles.quiet}>
        {decidedWords(review)} on {formatDay(review.on)}. As if a friend had sent you this on that day. The result comes
        after.
      </p>
      <blockquote className={styles.thesis}>
        {review.thesis}
        <footer>
          {review.action}, {formatDay(review.on)}, confidence {review.confidence} of 10
        </footer>
      </blockquote>
      <form data-writing noValidate onSubmit={send} className={styles.questions}>
        <Choice
          legend="Was it well decided?"
          options={GRADES}
          value={GRADES.find((grade) => grade === fields.grade) ?? null}
          onChange={(grade) => setFields({ grade })}
        />
        <p className={styles.quiet}>
          Well: a reason that could be checked, and a day to check it. Poorly: you would not accept this from a friend.
        </p>
        {missing && <p role="alert">{missing}</p>}
        <RefusalNotice problem={refusal?.problem ?? null} user={user} />
        <div className={styles.send}>
          <Button type="submit" variant="primary" disabled={isSending}>
            Show the result
          </Button>
        </div>
      </form>
    </ReviewPart>
  )
}
