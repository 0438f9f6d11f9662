import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type SubmitEvent, useState } from 'react'
import type { ReviewView } from '#contract/reviews.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { standingErrors } from '#web/forms/form-errors.ts'
import { RefusalNotice } from '#web/forms/refusal-notice.tsx'
import { useSubmit } from '#web/forms/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { Choice } from '#web/ui/choice.tsx'
import { formatDay } from '#web/ui/format.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { useFirstErrorFocus } from '#web/ui/use-first-error-focus.ts'
import { decidedWords } from './decided-format.ts'
import styles from './mirror-page.module.css'
import { answerReview } from './review-api.ts'
import { measuredWords } from './review-format.ts'
import ticks from './review-levels.module.css'
import { ReviewPart } from './review-part.tsx'

type Asked = Extract<ReviewView, { stage: 'asked' }>

const FIELDS = ['confidence', 'why', 'returnPercent'] as const
type Answers = { readonly confidence: string; readonly why: string; readonly returnPercent: string }
const NONE: Answers = { confidence: '', why: '', returnPercent: '' }
const LEVELS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const

/** The three questions from memory. Neither the price nor the old entry is on this page or in its data. */
export function ReviewQuestions({ user, review }: { user: string; review: Asked }) {
  const queries = useQueryClient()
  const [fields, setFields] = useState(NONE)
  const { refusal, isSending, submit } = useSubmit({
    fields: FIELDS,
    check,
    send: (typed: Answers) =>
      answerReview(review.sequence, {
        confidence: Number(typed.confidence),
        why: typed.why.trim(),
        returnPercent: typed.returnPercent.trim() === '' ? null : percentOf(typed.returnPercent),
      }),
    onSent: async (answered) => queries.setQueryData(queryKeys.review(review.sequence), answered),
  })
  const form = useFirstErrorFocus<HTMLFormElement>(refusal, isSending)
  const errors = standingErrors(refusal, fields)
  const change = (changed: Partial<Answers>) => setFields({ ...fields, ...changed })
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    submit(fields)
  }
  return (
    <ReviewPart name={review.companyName} step={1} title="Before you look" note={<WhyAsk />}>
      <p className={styles.lede}>
        {decidedWords(review)} on {formatDay(review.on)}. Three questions from memory. Nothing is marked, and nothing is
        shown until you have answered.
        {review.isAgain && ' You looked back at it before; something has happened since, so you are asked once more.'}
      </p>
      <form ref={form} data-writing noValidate onSubmit={send} className={styles.questions}>
        <div className={ticks.levels}>
          <Choice
            legend="How sure were you?"
            options={LEVELS}
            value={LEVELS.find((level) => level === fields.confidence) ?? null}
            onChange={(confidence) => change({ confidence })}
          />
        </div>
        {errors.confidence && <p role="alert">{errors.confidence}</p>}
        <TextField
          label="Why did you decide so?"
          hides="own words"
          hint="One line is enough."
          value={fields.why}
          onChange={(event) => change({ why: event.target.value })}
          error={errors.why}
        />
        <TextField
          label="What has it returned since?"
          unit="percent"
          hides="nothing"
          hint={`${measuredWords(review)} ${GUESS}`}
          inputMode="text"
          value={fields.returnPercent}
          onChange={(event) => change({ returnPercent: event.target.value })}
          error={errors.returnPercent}
        />
        <RefusalNotice problem={refusal?.problem ?? null} user={user} />
        <div className={styles.send}>
          <Button type="submit" variant="primary" disabled={isSending}>
            Show what I wrote
          </Button>
          <Link to="/account/$user/overview/mirror" params={{ user }}>
            Later
          </Link>
        </div>
      </form>
    </ReviewPart>
  )
}

const GUESS = 'A guess will do; leave it empty if you would rather not.'

const WhyAsk = () => (
  <>
    <p>
      The price, the gain and your entry are not on this page, and not behind it: they come when the answers are in.
    </p>
    <p>
      Why ask: returns are remembered as better than they were, and looking it up makes the next forecast a little more
      modest (Walters and Fernbach 2021).
    </p>
  </>
)

/** Reads inputs such as `-5`, `−5`, `+12.5%` and `-5,5`. */
const percentOf = (typed: string): number =>
  Number(typed.trim().replace('−', '-').replace(/%$/, '').replace(',', '.').trim())

function check({ confidence, why, returnPercent }: Answers) {
  const percent = returnPercent.trim() === '' ? 0 : percentOf(returnPercent)
  return {
    confidence: confidence === '' ? 'Say how sure you were, from 1 to 10, as you remember it.' : undefined,
    why: why.trim() === '' ? 'Write in one line why you decided so, as you remember it.' : undefined,
    returnPercent:
      Number.isNaN(percent) || percent < -100
        ? 'A return is a number of percent from −100 on, for example -5.'
        : undefined,
  }
}
