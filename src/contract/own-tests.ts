import { z } from 'zod'
import { InstantView } from './fields.ts'

/** The answer to a test of one's own: whether what would prove the decision wrong has happened. */
export const OwnTestAnswerBody = z
  .strictObject({
    setBySequence: z.int().describe('the entry that wrote the test'),
    hasHappened: z.boolean('Answer true when it happened, or false when it did not.'),
  })
  .meta({ id: 'OwnTestAnswer' })
export type OwnTestAnswerBody = z.input<typeof OwnTestAnswerBody>

const DecidedView = z.object({ sequence: z.int(), at: InstantView, action: z.string() })

/** A line of "Wrong if" and its state. */
export const OwnTestView = z
  .object({
    setBySequence: z.int().describe('the entry that wrote it'),
    writtenAt: InstantView,
    writtenWith: z.string().describe('the action of the decision that wrote it'),
    line: z.string(),
    on: z.string().nullable().describe("New York's day on which it is asked about"),
    isOfSale: z.boolean().describe('it would prove a sale wrong, and not what is held'),
    state: z
      .enum(['open', 'asked', 'met', 'broken', 'ignored', 'ended'])
      .describe(
        'open: its day is to come, or it has none; asked: its day has come; met: it did not happen; broken: it did; ' +
          'ignored: it did, and was held through; ended: sold before an answer',
      ),
    answer: z.object({ sequence: z.int(), at: InstantView, hasHappened: z.boolean() }).nullable(),
    heldBy: DecidedView.nullable().describe('the first decision that held on'),
    followedBy: DecidedView.nullable().describe('the sale that followed'),
    endedAt: InstantView.nullable(),
  })
  .meta({ id: 'OwnTest' })
export type OwnTestView = z.infer<typeof OwnTestView>
