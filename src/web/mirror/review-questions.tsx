import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { SubmitEvent } from 'react'
import type { ReviewView } from '#contract/reviews.ts'
import type { Language } from '#domain/locale.ts'
import { problemMessages } from '#web/api/problem-messages.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { standingErrors } from '#web/forms/form-errors.ts'
import { RefusalNotice } from '#web/forms/refusal-notice.tsx'
import { useSubmit } from '#web/forms/use-submit.ts'
import { useLanguage, useMessages } from '#web/language/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Choice } from '#web/ui/choice.tsx'
import { useDraft } from '#web/ui/draft.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { useFirstErrorFocus } from '#web/ui/use-first-error-focus.ts'
import { decidedWords } from './decided-format.ts'
import styles from './mirror-page.module.css'
import { answerReview } from './review-api.ts'
import { measuredWords, typedReturn } from './review-format.ts'
import ticks from './review-levels.module.css'
import { reviewMessages } from './review-messages.ts'
import { ReviewPart } from './review-part.tsx'
import { WhenTold } from './when-told.tsx'

type Asked = Extract<ReviewView, { stage: 'asked' }>

const FIELDS = ['confidence', 'why', 'returnPercent'] as const
type Answers = { readonly confidence: string; readonly why: string; readonly returnPercent: string }
const NONE: Answers = { confidence: '', why: '', returnPercent: '' }
/** The storage key of what is remembered until it is sent. */
const reviewDraftKey = (user: string, sequence: number): string => `${user}.review.${sequence}`

const LEVELS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const

/** The three questions from memory. Neither the price nor the old entry is on this page or in its data. */
export function ReviewQuestions({ user, review }: { user: string; review: Asked }) {
  const language = useLanguage()
  const messages = reviewMessages(language).questions
  const queries = useQueryClient()
  const { fields, change, reset } = useDraft(reviewDraftKey(user, review.sequence), () => NONE)
  const { refusal, isSending, submit } = useSubmit({
    fields: FIELDS,
    check: (typed: Answers) => check(typed, language),
    send: (typed: Answers) =>
      answerReview(
        review.sequence,
        {
          confidence: Number(typed.confidence),
          why: typed.why.trim(),
          returnPercent: typed.returnPercent.trim() === '' ? null : Number(typedReturn(typed.returnPercent, language)),
        },
        language,
      ),
    onSent: async (answered) => {
      reset()
      queries.setQueryData(queryKeys.review(review.sequence), answered)
    },
  })
  const form = useFirstErrorFocus<HTMLFormElement>(refusal, isSending)
  const errors = standingErrors(refusal, fields, problemMessages(language).text)
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    submit(fields)
  }
  return (
    <ReviewPart name={review.companyName} step={1} title={messages.title} note={<WhyAsk />}>
      <p className={styles.lede}>
        {decidedWords(review, language)}
        {messages.lede}
        {review.isAgain && messages.again}
      </p>
      <WhenTold user={user} review={review} />
      <form ref={form} data-writing noValidate onSubmit={send} className={styles.questions}>
        <div className={ticks.levels}>
          <Choice
            legend={messages.howSure}
            options={LEVELS}
            value={LEVELS.find((level) => level === fields.confidence) ?? null}
            onChange={(confidence) => change({ confidence })}
            error={errors.confidence}
          />
        </div>
        <TextField
          label={messages.why}
          hides="own words"
          hint={messages.oneLine}
          value={fields.why}
          onChange={(event) => change({ why: event.target.value })}
          error={errors.why}
        />
        <TextField
          label={messages.returned}
          unit={messages.percent}
          hides="nothing"
          hint={`${measuredWords(review, language)} ${messages.guess}`}
          inputMode="text"
          value={fields.returnPercent}
          onChange={(event) => change({ returnPercent: event.target.value })}
          error={errors.returnPercent}
        />
        <RefusalNotice problem={refusal?.problem ?? null} user={user} />
        <div className={styles.send}>
          <Button type="submit" variant="primary" disabled={isSending}>
            {messages.send}
          </Button>
          <Link to="/account/$user/overview/mirror" params={{ user }}>
            {messages.later}
          </Link>
        </div>
      </form>
    </ReviewPart>
  )
}

function WhyAsk() {
  const { hidden, whyAsk } = useMessages(reviewMessages).questions
  return (
    <>
      <p>{hidden}</p>
      <p>{whyAsk}</p>
    </>
  )
}

function check({ confidence, why, returnPercent }: Answers, language: Language) {
  const typed = returnPercent.trim()
  const percent = typed === '' ? 0 : typedReturn(typed, language)
  return {
    confidence: confidence === '' ? 'Say how sure you were, from 1 to 10, as you remember it.' : undefined,
    why: why.trim() === '' ? 'Write in one line why you decided so, as you remember it.' : undefined,
    returnPercent:
      percent === 'ambiguous'
        ? 'This may mean two numbers. Write it without a sign between thousands.'
        : percent === 'unread' || percent < -100
          ? 'A return is a number of percent from −100 on, for example -5.'
          : undefined,
  }
}
