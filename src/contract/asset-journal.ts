import { z } from 'zod'
import { claimResolved, DecisionClaimView } from './claims.ts'
import { CorrectableView, CorrectionView } from './corrections.ts'
import { AnalysisView } from './critiques.ts'
import { DecimalView, InstantView } from './fields.ts'
import { PriceView, SplitView } from './prices.ts'

/** When an entry was recorded. */
export const stamped = {
  dateAdded: InstantView,
  dateAddedReadable: z.string().describe('the same date in New York, for example Apr 6, 2025'),
}
const ofDecision = { decisionId: z.uuid(), sequence: z.int().describe('position in your journal, starting at 1') }

const ofEvent = { ...stamped, sequence: z.int().describe('position in your journal, starting at 1') }

/** An entry about an asset that is neither a decision nor a critique. */
export const AssetEventView = z
  .discriminatedUnion('kind', [
    z.object({
      ...ofEvent,
      kind: z.literal('price-noted'),
      price: PriceView,
      correctable: z.array(CorrectableView).optional(),
      isDoubted: z
        .literal(true)
        .optional()
        .describe(
          'true when the price looks like a split that is not recorded, so that it is not used; absent otherwise',
        ),
    }),
    z.object({
      ...ofEvent,
      kind: z.literal('split-recorded'),
      ...SplitView.shape,
      isBeforeFirst: z
        .literal(true)
        .optional()
        .describe(
          'true when the split is of the very day of the first entry, whose shares and price are those of after it; absent otherwise',
        ),
      correctable: z.array(CorrectableView).optional(),
      isWithdrawn: z
        .literal(true)
        .optional()
        .describe('true when a correction has withdrawn the split, so that it counts nowhere; absent otherwise'),
    }),
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
      setBySequence: z.int().describe('sequence of the decision that set the level'),
      isWithdrawn: z
        .literal(true)
        .optional()
        .describe(
          'true when the alert no longer counts because of a later split, correction or price of an earlier day; ' +
            'absent otherwise',
        ),
      isOfQuarantined: z
        .literal(true)
        .optional()
        .describe(
          'true when the alert does not count because its price has been corrected into one that looks like a split and is not used; ' +
            'absent otherwise',
        ),
      wasReachedEarlier: z
        .literal(true)
        .optional()
        .describe(
          'true when the alert does not count because an earlier price had already reached the level; absent otherwise',
        ),
      asTold: z
        .object({ levelPrice: DecimalView, price: PriceView })
        .optional()
        .describe('original prices of the alert; present only when they have changed since it was recorded'),
    }),
    z.object({
      ...ofEvent,
      kind: z.literal('correction-recorded'),
      correctsSequence: z.int().describe('sequence of the corrected entry'),
      ...CorrectionView.pick({ field: true, from: true, to: true, reason: true }).shape,
    }),
    z.object({ ...ofEvent, ...claimResolved }),
    z.object({
      ...ofEvent,
      kind: z.literal('own-test-answered'),
      line: z.string(),
      hasHappened: z.boolean(),
      setBySequence: z.int().describe('sequence of the decision that wrote the test'),
    }),
  ])
  .meta({ id: 'AssetEvent' })
export type AssetEventView = z.infer<typeof AssetEventView>

/** A stop or a target that a decision set, moved or removed. A price of null stands for no stop or target. */
const LevelChangeView = z
  .object({
    level: z.enum(['stop-loss', 'take-profit']),
    from: DecimalView.nullable().describe('previous price in USD per unit, in shares of the decision’s day'),
    to: DecimalView.nullable(),
    percentage: DecimalView.nullable().describe(
      'distance from the decision’s own price in percent; null when the level was given as a price or removed',
    ),
  })
  .meta({ id: 'LevelChange' })
export type LevelChangeView = z.infer<typeof LevelChangeView>

export const ThesisView = z.object({
  ...stamped,
  ...ofDecision,
  decidedOn: z.iso.date().optional().describe('calendar day of the decision in New York, which figures and charts use'),
  decidedOnReadable: z.string().optional(),
  writtenDaysLater: z
    .int()
    .optional()
    .describe('number of days between the decision and its recording; absent below 2'),
  thesis: z.string(),
  action: z.string(),
  quantity: DecimalView.nullable(),
  quantitySold: DecimalView.optional().describe(
    'for a Sell, all that was held then, in units of its day; its `quantity` is null, because none is typed. Absent otherwise',
  ),
  price: PriceView.nullable(),
  priceOfItsDay: DecimalView.optional().describe(
    'the price in shares of the day of the decision, where a split lies between that day and the day of the price; absent otherwise',
  ),
  isPriceAttached: z
    .literal(true)
    .optional()
    .describe('true when no price was sent, so that the newest known price was recorded; absent otherwise'),
  pricedOn: z.iso
    .date()
    .optional()
    .describe('calendar day in New York of that price, when it is of a session before the decision; absent otherwise'),
  acceptedPriceOn: z.iso
    .date()
    .optional()
    .describe(
      'calendar day in New York of the last known price, when that was sent as the price of a later decision; absent when a whole session did not lie between them',
    ),
  corrections: z
    .array(CorrectionView)
    .optional()
    .describe('corrections of this entry, oldest first; the other fields contain the corrected values'),
  correctable: z
    .array(CorrectableView)
    .optional()
    .describe('fields that may be corrected; the action, thesis and confidence never are'),
  wrongIf: z
    .string()
    .optional()
    .describe('one line that states what would prove the decision wrong; absent when none was written'),
  wrongIfOn: z
    .string()
    .optional()
    .describe('calendar day in New York on which to ask whether it happened; absent when none was given'),
  claim: DecisionClaimView.optional().describe('claim that the confidence refers to'),
  levelChanges: z
    .array(LevelChangeView)
    .optional()
    .describe('changes that the decision made to the stop and the target; absent when it made none'),
})

/** A decision that is older than the entries in the histories. */
export const EarlierDecisionView = ThesisView.pick({
  dateAdded: true,
  dateAddedReadable: true,
  decisionId: true,
  sequence: true,
  decidedOn: true,
  decidedOnReadable: true,
  writtenDaysLater: true,
  action: true,
})
  .extend({ level: z.int().describe('confidence of the decision') })
  .meta({ id: 'EarlierDecision' })

/** One page of an asset's entries: the specification's four histories and the events, each oldest first. */
export const journal = {
  watchBuySell: z.array(
    z.object({
      date: InstantView.describe('time of the decision'),
      dateReadable: z.string(),
      action: z.enum(['Watch', 'Buy', 'Sell']),
    }),
  ),
  confidenceLevel: z.array(z.object({ ...stamped, ...ofDecision, level: z.int() })),
  thesis: z.array(ThesisView),
  aiAnalysis: z.array(AnalysisView),
  events: z
    .array(AssetEventView)
    .describe(
      'all other entries: splits, option outcomes, levels reached, typed prices, resolved claims, answered ' +
        'tests and corrections',
    ),
  olderBefore: z
    .int()
    .nullable()
    .describe('pass it as `before` to get the entries before these; null when there are none'),
}

/** A page of an asset's older entries. */
export const JournalPageView = z.object(journal).meta({ id: 'JournalPage' })
export type JournalPageView = z.infer<typeof JournalPageView>
