import { z } from 'zod'
import { InstantView } from './fields.ts'

/** The answer to a test of one's own: whether what would prove the decision wrong has happened. */
export const OwnTestAnswerBody = z
  .strictObject({
    setBySequence: z.int().describe('sequence of the decision that wrote the test'),
    hasHappened: z.boolean('Answer true when it happened, or false when it did not.'),
  })
  .meta({ id: 'OwnTestAnswer' })
export type OwnTestAnswerBody = z.input<typeof OwnTestAnswerBody>

const DecidedView = z.object({ sequence: z.int(), at: InstantView, action: z.string() })

/** A line of "Wrong if" and its state. */
export const OwnTestView = z
  .object({
    setBySequence: z.int().describe('sequence of the decision that wrote the test'),
    writtenAt: InstantView,
    writtenWith: z.string().describe('action of the decision that wrote the test'),
    line: z.string(),
    on: z
      .string()
      .nullable()
      .describe('calendar day in New York on which to ask whether it happened; null when none was given'),
    isOfSale: z
      .boolean()
      .describe('whether the test belongs to a sale, so that it would prove the sale wrong and not the holding'),
    state: z
      .enum(['open', 'asked', 'met', 'broken', 'ignored', 'ended'])
      .describe(
        'open: its day is to come, or it has none; asked: its day has come; met: it did not happen; broken: it did; ' +
          'ignored: it did, and was held through; ended: sold before an answer',
      ),
    answer: z.object({ sequence: z.int(), at: InstantView, hasHappened: z.boolean() }).nullable(),
    heldBy: DecidedView.nullable().describe(
      'first decision that continued the holding although it had happened; null when there is none',
    ),
    followedBy: DecidedView.nullable().describe(
      'sale that followed after it had happened (for a test of a sale, the next Buy); null when there is none',
    ),
    endedAt: InstantView.nullable(),
  })
  .meta({ id: 'OwnTest' })
export type OwnTestView = z.infer<typeof OwnTestView>
