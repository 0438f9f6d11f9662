import { z } from 'zod'
import { ACTIONS } from '#domain/ledger/action.ts'
import { ToldClosesView } from './claims.ts'
import { CorrectionView } from './corrections.ts'
import { ConfidenceField, DecimalView, line } from './fields.ts'

/** A decision to be reviewed, without any figure or outcome, because the questions come before anything is shown. */
const DueReviewView = z
  .object({
    sequence: z.int().describe('sequence of the decision in your journal'),
    assetId: z.int(),
    ticker: z.string(),
    companyName: z.string(),
    action: z.enum(ACTIONS),
    on: z.string().describe('calendar day of the decision in New York'),
    ofDay: z
      .object({ nth: z.int(), all: z.int() })
      .optional()
      .describe('which of several decisions to do the same on that day it is; absent where it is the only one'),
    option: z
      .object({
        quantity: DecimalView.nullable().describe(
          'number of contracts that the decision bought or sold; null when it has none',
        ),
        right: z.enum(['call', 'put']).nullable(),
        strike: DecimalView.nullable(),
        expiresOn: z.string().nullable(),
      })
      .optional()
      .describe('terms of the option, whose own return is asked for and not that of its share; absent for a share'),
  })
  .meta({ id: 'DueReview' })
export type DueReviewView = z.infer<typeof DueReviewView>

export const DueReviewsView = z
  .object({
    due: z
      .array(DueReviewView)
      .describe(
        'first those whose result is told with their own grade, then those of decisions that would give each other’s away, one after the other',
      ),
  })
  .meta({ id: 'DueReviews' })
export type DueReviewsView = z.infer<typeof DueReviewsView>

/** Three answers from memory. */
export const ReviewAnswersBody = z
  .strictObject({
    confidence: ConfidenceField,
    why: line(300, 'Write in one line why you decided so, as you remember it.'),
    returnPercent: z
      .number('A return is a number of percent, for example -5.')
      .min(-100, 'Nothing can lose more than 100%.')
      .max(100_000)
      .nullable()
      .describe('return since the decision in percent, as you remember it; null when you do not want to guess'),
  })
  .meta({ id: 'ReviewAnswers' })
export type ReviewAnswersBody = z.input<typeof ReviewAnswersBody>

export const ReviewGradeBody = z
  .strictObject({ isWellDecided: z.boolean('Say whether it was well decided.') })
  .meta({ id: 'ReviewGrade' })
export type ReviewGradeBody = z.input<typeof ReviewGradeBody>

const RecalledView = z.object({
  confidence: z.int(),
  why: z.string(),
  returnPercent: z.number().nullable(),
})

/** One field of the decision that was corrected afterwards, as it was before and as it counts by now. */
const CorrectedView = CorrectionView.pick({ field: true, from: true, to: true, reason: true }).extend({
  on: z.string().describe('calendar day of the correction in New York'),
})

const CloseView = z.object({ on: z.string(), price: DecimalView })

const OUTCOMES = z.enum(['came-true', 'did-not-come-true', 'unresolvable'])

/** A review that was finished before, whose result is told since. */
const ToldTooView = DueReviewView.extend({
  recalledReturn: z.number().nullable(),
  returnPercent: z.number().nullable(),
  outcome: OUTCOMES.nullable(),
})

const WaitsForView = DueReviewView.extend({
  comesOn: z
    .string()
    .optional()
    .describe(
      'calendar day of the claim of that decision, which has had its last close and is not resolved: its review comes due with it; absent where the review is due',
    ),
})
export type WaitsForView = z.infer<typeof WaitsForView>

/** Told before the questions and before the grade, so that nobody waits for a result that does not come. */
const WHEN_TOLD = {
  waitsFor: WaitsForView.optional().describe(
    'the review with which outcome and return are told: of another decision, or the next one of the same, after its claim; absent where they are told with the grade of this one',
  ),
  moreToWaitFor: z
    .int()
    .optional()
    .describe('number of further reviews that have to be done before they are told; absent when there is none'),
}

const hasNoResult = z
  .literal(true)
  .optional()
  .describe(
    'true when nothing follows the grade yet: no price of the last days tells a return, and the claim has no outcome; absent otherwise',
  )

/**
 * A review with what may be shown at its stage: only the questions when it is asked, the old thesis too once it is answered, and
 * the result once it is graded.
 */
export const ReviewView = z
  .discriminatedUnion('stage', [
    DueReviewView.extend({
      stage: z.literal('asked'),
      isAgain: z
        .literal(true)
        .optional()
        .describe('true when you have answered for this decision before; absent otherwise'),
      ...WHEN_TOLD,
      hasNoResult,
    }),
    DueReviewView.extend({
      stage: z.literal('answered'),
      thesis: z.string(),
      confidence: z.int(),
      claim: z.string().describe('claim of the decision, without its outcome'),
      ...WHEN_TOLD,
      hasNoResult,
    }),
    DueReviewView.extend({
      stage: z.literal('graded'),
      thesis: z.string(),
      confidence: z.int(),
      recalled: RecalledView,
      isWellDecided: z.boolean(),
      claim: z.string(),
      outcome: OUTCOMES.nullable().describe(
        'outcome of the claim; null before it is resolved, and when it is never resolved',
      ),
      closes: ToldClosesView.optional().describe('what the outcome was judged by; absent where none is told'),
      awaitsClose: z
        .literal(true)
        .optional()
        .describe('true when the claim’s day has come but a close is missing; absent otherwise'),
      isLeftOut: z
        .literal(true)
        .optional()
        .describe('true when the claim is never resolved, for the reason in `claim`; absent otherwise'),
      returnPercent: z
        .number()
        .nullable()
        .describe(
          'return in percent without dividends: of what has been sold from the price of the decision to what its sales ' +
            'brought for each share, else from the price of the decision, of a decision without one from the first close after it, to the ' +
            'latest price that the page of the asset showed, with what parts have brought that are sold; null when it is not known',
        ),
      from: CloseView.nullable(),
      until: CloseView.nullable(),
      isByOwnPrices: z
        .literal(true)
        .optional()
        .describe(
          'true when it has been sold, so that the return runs from the price of the decision to that of its sales; ' +
            'absent otherwise',
        ),
      isInParts: z
        .literal(true)
        .optional()
        .describe(
          'true when parts were sold at different times, so that the last price is the mean of what they brought and of ' +
            'what is left; absent otherwise',
        ),
      latestBy: z
        .enum(['own', 'provider'])
        .optional()
        .describe(
          'whose price `until` is where it is no close: one of your own entries, or the latest of a provider; absent for a close',
        ),
      corrections: z
        .array(CorrectedView)
        .optional()
        .describe('what was corrected of the decision, oldest first; absent when nothing was'),
      toldToo: z
        .array(ToldTooView)
        .optional()
        .describe('reviews of other decisions whose results waited for this one alone; absent when there are none'),
      ...WHEN_TOLD,
    }),
  ])
  .meta({ id: 'Review' })
export type ReviewView = z.infer<typeof ReviewView>
