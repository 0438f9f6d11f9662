import { z } from 'zod'
import { claimResolved, DecisionClaimView } from './claims.ts'
import { CorrectableView, CorrectionView } from './corrections.ts'
import { AnalysisView } from './critiques.ts'
import { DecimalView, InstantView } from './fields.ts'
import { PriceView, SplitView } from './prices.ts'

/** When an entry was recorded. */
export const stamped = {
  dateAdded: InstantView,
  dateAddedReadable: z.string().describe("New York's day, e.g. Apr 6, 2025"),
}
const ofDecision = { decisionId: z.uuid(), sequence: z.int().describe('place in your journal, from 1') }

const ofEvent = { ...stamped, sequence: z.int().describe('place in your journal, from 1') }

/** An entry about an asset that is neither a decision nor a critique. */
export const AssetEventView = z
  .discriminatedUnion('kind', [
    z.object({
      ...ofEvent,
      kind: z.literal('price-noted'),
      price: PriceView,
      correctable: z.array(CorrectableView).optional(),
      isDoubted: z.literal(true).optional().describe('it looked like a split that is not recorded, so it was not used'),
    }),
    z.object({ ...ofEvent, kind: z.literal('split-recorded'), ...SplitView.shape }),
    z.object({
      ...ofEvent,
      kind: z.literal('option-settled'),
      outcome: z.enum(['expired-worthless', 'exercised', 'sold-before']),
      price: PriceView,
      correctable: z.array(CorrectableView).optional(),
    }),
    z.object({
      ...ofEvent,
      kind: z.literal('level-crossed'),
      level: z.enum(['stop-loss', 'take-profit']),
      levelPrice: DecimalView,
      price: PriceView,
      setBySequence: z.int().describe('the entry that set the level'),
      isWithdrawn: z
        .literal(true)
        .optional()
        .describe(
          'it does not count, by what is known now: a split, a correction or a price of an earlier day has come since',
        ),
      wasReachedEarlier: z
        .literal(true)
        .optional()
        .describe('it does not count because an earlier price had reached the level'),
      asTold: z
        .object({ levelPrice: DecimalView, price: PriceView })
        .optional()
        .describe('what it said when it was recorded, where that was corrected since'),
    }),
    z.object({
      ...ofEvent,
      kind: z.literal('correction-recorded'),
      correctsSequence: z.int().describe('the entry that is corrected'),
      ...CorrectionView.pick({ field: true, from: true, to: true, reason: true }).shape,
    }),
    z.object({ ...ofEvent, ...claimResolved }),
    z.object({
      ...ofEvent,
      kind: z.literal('own-test-answered'),
      line: z.string(),
      hasHappened: z.boolean(),
      setBySequence: z.int().describe('the entry that wrote the test'),
    }),
  ])
  .meta({ id: 'AssetEvent' })
export type AssetEventView = z.infer<typeof AssetEventView>

/** A stop or a target that a decision set, moved or removed. A price of null stands for no stop or target. */
const LevelChangeView = z
  .object({
    level: z.enum(['stop-loss', 'take-profit']),
    from: DecimalView.nullable().describe('USD per unit, in shares of the decision’s day'),
    to: DecimalView.nullable(),
    percentage: DecimalView.nullable().describe('of the decision’s own price; null where it was given as a price'),
  })
  .meta({ id: 'LevelChange' })
export type LevelChangeView = z.infer<typeof LevelChangeView>

export const ThesisView = z.object({
  ...stamped,
  ...ofDecision,
  decidedOn: z.iso.date().optional().describe("New York's day on which it was decided: figures and charts go by it"),
  decidedOnReadable: z.string().optional(),
  writtenDaysLater: z.int().optional().describe('days from deciding to writing, from 2 on'),
  thesis: z.string(),
  action: z.string(),
  quantity: DecimalView.nullable(),
  price: PriceView.nullable(),
  isPriceAttached: z.literal(true).optional().describe('the price was not sent: it is what was known then'),
  corrections: z
    .array(CorrectionView)
    .optional()
    .describe('of this entry, oldest first; what it says here is corrected'),
  correctable: z.array(CorrectableView).optional().describe('what of it may be corrected: never what was thought'),
  wrongIf: z.string().optional().describe('what would prove it wrong, in one line'),
  wrongIfOn: z.string().optional().describe('the day on which to ask whether it happened'),
  claim: DecisionClaimView.optional().describe('what the confidence is about'),
  levelChanges: z.array(LevelChangeView).optional().describe('what it did to stop and target; left out: nothing'),
})

/** One page of an asset's entries: the specification's four histories and the events, each oldest first. */
export const journal = {
  watchBuySell: z.array(
    z.object({
      date: InstantView.describe('the moment of the decision'),
      dateReadable: z.string(),
      action: z.enum(['Watch', 'Buy', 'Sell']),
    }),
  ),
  confidenceLevel: z.array(z.object({ ...stamped, ...ofDecision, level: z.int() })),
  thesis: z.array(ThesisView),
  aiAnalysis: z.array(AnalysisView),
  events: z
    .array(AssetEventView)
    .describe('splits, outcomes, levels reached, prices noted, tests answered, corrections'),
  olderBefore: z
    .int()
    .nullable()
    .describe('entries before this place in your journal are not in these histories; null when they are whole'),
}

/** A page of an asset's older entries. */
export const JournalPageView = z.object(journal).meta({ id: 'JournalPage' })
export type JournalPageView = z.infer<typeof JournalPageView>
