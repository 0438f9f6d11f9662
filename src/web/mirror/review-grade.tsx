import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import type { ReviewView } from '#contract/reviews.ts'
import { problemMessages } from '#web/api/problem-messages.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { RefusalNotice } from '#web/forms/refusal-notice.tsx'
import { useSubmit } from '#web/forms/use-submit.ts'
import { actionName } from '#web/language/action-names.ts'
import { useLanguage } from '#web/language/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Choice } from '#web/ui/choice.tsx'
import { formatDay } from '#web/ui/format.ts'
import { useFirstErrorFocus } from '#web/ui/use-first-error-focus.ts'
import { decidedWords } from './decided-format.ts'
import styles from './mirror-page.module.css'
import { gradeReview } from './review-api.ts'
import { reviewMessages } from './review-messages.ts'
import { ReviewPart } from './review-part.tsx'
import { isToldNow, WhenTold } from './when-told.tsx'

type Answered = Extract<ReviewView, { stage: 'answered' }>

const GRADES = ['well', 'poorly'] as const

/**
 * The second step of a review: the old thesis, and the grade of the decision, based on the text alone and still without a
 * price.
 */
export function ReviewGrade({ user, review }: { user: string; review: Answered }) {
  const language = useLanguage()
  const messages = reviewMessages(language).grade
  const queries = useQueryClient()
  const [fields, setFields] = useState<{ readonly grade: string }>({ grade: '' })
  const { refusal, isSending, submit } = useSubmit({
    fields: ['grade'] as const,
    check: ({ grade }: { grade: string }) => ({
      grade: grade === '' ? 'Say whether it was well decided, by what is written.' : undefined,
    }),
    send: ({ grade }) => gradeReview(review.sequence, { isWellDecided: grade === 'well' }, language),
    onSent: async (graded) => {
      queries.setQueryData(queryKeys.review(review.sequence), graded)
      await queries.invalidateQueries({ queryKey: queryKeys.mirror })
    },
  })
  const form = useFirstErrorFocus<HTMLFormElement>(refusal, isSending)
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    submit(fields)
  }
  const missing = refusal?.errors.grade
  const day = formatDay(review.on, language)
  return (
    <ReviewPart
      name={review.companyName}
      step={2}
      title={messages.title}
      note={
        <>
          <h2>{messages.claim}</h2>
          <p>{review.claim}</p>
          <p>{messages.stays}</p>
        </>
      }
    >
      <p className={styles.quiet}>
        {decidedWords(review, language)}
        {messages.lede}
      </p>
      <blockquote className={styles.thesis}>
        {review.thesis}
        <footer>{messages.entry(actionName(review.action, language), day, String(review.confidence))}</footer>
      </blockquote>
      <form ref={form} data-writing noValidate onSubmit={send} className={styles.questions}>
        <Choice
          legend={messages.question}
          options={GRADES}
          names={messages.grades}
          value={GRADES.find((grade) => grade === fields.grade) ?? null}
          onChange={(grade) => setFields({ grade })}
          error={missing && problemMessages(language).text(missing)}
        />
        <p className={styles.quiet}>{messages.hint}</p>
        <RefusalNotice problem={refusal?.problem ?? null} user={user} />
        <div className={styles.send}>
          <Button type="submit" variant="primary" disabled={isSending}>
            {isToldNow(review) ? messages.send.result : messages.send.gradeAlone}
          </Button>
        </div>
        {/* After the button: whoever goes on by Tab from the grade would follow its link to another review, and lose the grade. */}
        <WhenTold user={user} review={review} />
      </form>
    </ReviewPart>
  )
}
