import { z } from 'zod'
import { DecimalView } from './fields.ts'
import { SplitView } from './prices.ts'

const BenchmarkView = z.union([z.literal('gain'), z.object({ ticker: z.string() }), z.object({ price: DecimalView })])

/** The claim of a decision, in words and as it is stored. */
export const DecisionClaimView = z.object({
  sentence: z
    .string()
    .describe('claim as a sentence, for example: About 65% sure that IBM does better than SPY until Nov 21, 2027.'),
  horizonMonths: z.int(),
  benchmark: BenchmarkView,
  until: z.string().describe('calendar day in New York on which the claim is resolved'),
  isBetter: z
    .boolean()
    .optional()
    .describe('whether it claims that the asset does better, rises or stands above; absent when it is left out'),
  splits: z
    .array(SplitView)
    .optional()
    .describe(
      'known splits of the share since the claim was made, by which a claimed price is told again; absent if none',
    ),
  isSupposed: z.boolean().describe('whether this is the default claim, because the decision was recorded without one'),
  isLeftOut: z
    .literal(true)
    .optional()
    .describe('true when the claim is neither resolved nor scored, for the reason in `sentence`; absent otherwise'),
  leftOut: z
    .enum(['of-itself', 'no-direction', 'no-right', 'no-time'])
    .optional()
    .describe('why it is neither resolved nor scored; absent otherwise'),
})

/** USD per unit at the first and the last close, in shares of the last day; null where one is not known. */
const CloseSpanView = z.object({ from: DecimalView.nullable(), until: DecimalView.nullable() })

/** The outcome of a claim on its day, as an event of the journal. */
export const claimResolved = {
  kind: z.literal('claim-resolved'),
  setBySequence: z.int().describe('sequence of the decision that made the claim'),
  claim: z.string().describe('claim in words, for example: IBM does better than SPY until Nov 21, 2027'),
  benchmark: BenchmarkView,
  isBetter: z.boolean().describe('whether it claimed that the asset does better, rises or stands above'),
  claimedUntil: z.string().describe('calendar day in New York on which the claim was resolved'),
  splits: z
    .array(SplitView)
    .optional()
    .describe(
      'known splits of the share since the claim was made, by which a claimed price is told again; absent if none',
    ),
  isSupposed: z
    .literal(true)
    .optional()
    .describe('true when this is the default claim of a decision that was recorded without one; absent otherwise'),
  outcome: z
    .enum(['came-true', 'did-not-come-true', 'unresolvable'])
    .nullable()
    .describe('outcome of the claim; null until the review of its decision is graded'),
  from: z.string().describe('trading day from whose close the claim is measured'),
  until: z.string(),
  putsRight: z
    .int()
    .optional()
    .describe(
      'sequence of the entry whose outcome this one puts right, because other splits were known later; absent otherwise',
    ),
  isPutRight: z.literal(true).optional().describe('true when a later entry puts this outcome right; absent otherwise'),
  isOfOtherTicker: z
    .literal(true)
    .optional()
    .describe(
      'true when it was told under another ticker, which has been corrected since, by closes that were not its user’s own; absent otherwise',
    ),
  isOfItself: z
    .literal(true)
    .optional()
    .describe('true when its claim compares a share with itself, so that it does not count; absent otherwise'),
  closes: z.object({ asset: CloseSpanView, benchmark: CloseSpanView.nullable() }).nullable(),
}
