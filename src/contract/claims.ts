import { z } from 'zod'
import { DecimalView } from './fields.ts'

/** The claim of a decision, in words and as it is stored. */
export const DecisionClaimView = z.object({
  sentence: z.string().describe('About 65% sure that IBM does better than SPY until Nov 21, 2027.'),
  horizonMonths: z.int(),
  benchmark: z.union([z.literal('gain'), z.object({ ticker: z.string() }), z.object({ price: DecimalView })]),
  until: z.string().describe('New York’s day on which it is resolved'),
  isSupposed: z.boolean().describe('nobody said it: the usual claim of a decision that was recorded without one'),
  isLeftOut: z.literal(true).optional().describe('it is neither resolved nor scored, and the sentence says why'),
})

/** USD per unit at the first and the last close, in shares of the last day; null where one is not known. */
const CloseSpanView = z.object({ from: DecimalView.nullable(), until: DecimalView.nullable() })

/** The outcome of a claim on its day, as an event of the journal. */
export const claimResolved = {
  kind: z.literal('claim-resolved'),
  setBySequence: z.int().describe('the decision that claimed it'),
  claim: z.string().describe('in words: IBM does better than SPY until Nov 21, 2027'),
  isSupposed: z.literal(true).optional().describe('the usual claim, which nobody said'),
  outcome: z
    .enum(['came-true', 'did-not-come-true', 'unresolvable'])
    .nullable()
    .describe('null until its decision is reviewed; the Mirror tells it too'),
  from: z.string().describe('the trading day whose close it runs from'),
  until: z.string(),
  closes: z.object({ asset: CloseSpanView, benchmark: CloseSpanView.nullable() }).nullable(),
}
