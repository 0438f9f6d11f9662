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

/** USD per unit at the first and the last close of a ticker, in shares of the last day. */
const CloseSpanView = z.object({
  from: DecimalView.nullable(),
  until: DecimalView.nullable(),
  splits: z
    .array(SplitView)
    .optional()
    .describe('splits between the two closes, which both are told after; absent if none'),
  untold: z
    .array(z.enum(['from', 'until']))
    .optional()
    .describe(
      'those of the two that are null because they decide another claim, whose review is due; absent if none. Any other null is a close that is not known',
    ),
})

/** What a claim was judged by. */
export const ToldClosesView = z
  .object({
    against: BenchmarkView,
    from: z.string().describe('trading day in New York of the first close'),
    until: z
      .string()
      .describe('trading day of the last close, which alone decides a claim against a price of one’s own'),
    asset: CloseSpanView.describe('closes of the share that the claim is about'),
    benchmark: CloseSpanView.nullable().describe('null for a gain and for a price of one’s own'),
    hasSplitSince: z
      .literal(true)
      .optional()
      .describe('true when the share has split after the last close, so that these are no prices of today’s shares'),
  })
  .meta({ id: 'ToldCloses' })
export type ToldClosesView = z.infer<typeof ToldClosesView>

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
    .describe(
      'outcome of the claim; null while a due review keeps it back, and where it was told under another ticker',
    ),
  isToldByOtherReview: z
    .literal(true)
    .optional()
    .describe(
      'true when the due review of another decision keeps the outcome back, which it would give away; absent otherwise',
    ),
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
  closes: ToldClosesView.nullable().describe(
    'what the outcome was judged by; null where it is not told, and under another ticker, whose closes these would be',
  ),
}
