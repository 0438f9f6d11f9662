import { z } from 'zod'
import { AlertTriggeredView } from './charts.ts'
import { claimResolved, DecisionClaimView } from './claims.ts'
import { CorrectableView, CorrectionView } from './corrections.ts'
import { AnalysisView } from './critiques.ts'
import {
  ConfidenceField,
  claimFields,
  DayDecidedField,
  DecimalView,
  DecisionIdField,
  decimalField,
  ExitPercentField,
  InstantView,
  line,
  ownTestFields,
  PriceField,
  QuantityField,
  ThesisField,
  TickerField,
  YesNo,
} from './fields.ts'
import { OwnTestView } from './own-tests.ts'
import { PriceView, SplitView } from './prices.ts'

const ContractTerms = z
  .strictObject({
    right: z.enum(['call', 'put']).nullable().default(null),
    strike: decimalField('A strike is a number of at least 0.').nullable().default(null),
    expiresOn: z.iso.date('An expiry is a calendar day, for example 2027-01-15.').nullable().default(null),
    multiplier: decimalField(
      'A multiplier is how many shares one contract is about, usually 100.',
      (value) => value > 0,
    )
      .optional()
      .describe('shares per contract; 100 when left out'),
  })
  .meta({ id: 'ContractTerms' })

/** The specification's add-asset submission, with the client's decision id and, for options, the terms (ruling 9). */
export const AddAssetBody = z
  .strictObject({
    decisionId: DecisionIdField,
    ticker: TickerField,
    companyName: line(200, 'Name the company.'),
    watchOrBuy: z.enum(['Watch', 'Buy'], 'Unrecognized Request'),
    stockOrOptions: z.enum(['stock', 'options'], 'Choose stock or options.'),
    contract: ContractTerms.nullish(),
    assetQty: QuantityField,
    costBasis: PriceField.nullish().describe('USD per share or contract; needed to Buy'),
    stopLossYesNo: YesNo.default('No'),
    stopLossPercentage: ExitPercentField.nullish(),
    stopLossPrice: PriceField.nullish().describe('USD per unit, in place of a percentage; with Buy'),
    takeProfitYesNo: YesNo.default('No'),
    takeProfitPercentage: ExitPercentField.nullish(),
    takeProfitPrice: PriceField.nullish(),
    confidenceLevel: ConfidenceField,
    thesis: ThesisField,
    decidedOn: DayDecidedField,
    ...ownTestFields,
    ...claimFields,
  })
  .superRefine((body, context) => {
    for (const name of ['stopLoss', 'takeProfit'] as const) {
      const [percentage, price] = [body[`${name}Percentage`], body[`${name}Price`]]
      const refuse = (field: string, message: string) =>
        context.addIssue({ code: 'custom', path: [`${name}${field}`], message })
      if (body[`${name}YesNo`] === 'No') continue
      if (!percentage && price == null) refuse('Percentage', 'Say at which percentage, 1 at least, or choose No.')
      if (percentage && price != null) refuse('Price', 'Say either a percentage or a price, not both.')
      if (price === '0') refuse('Price', 'A stop or a target is a price above zero, for example 85.50.')
    }
  })
  .meta({ id: 'AddAsset' })
export type AddAssetBody = z.input<typeof AddAssetBody>
export type AddAsset = z.output<typeof AddAssetBody>

/** When it was written down. */
const stamped = { dateAdded: InstantView, dateAddedReadable: z.string().describe("New York's day, e.g. Apr 6, 2025") }
const ofDecision = { decisionId: z.uuid(), sequence: z.int().describe('place in your journal, from 1') }

const TodaysValues = z
  .object({ open: DecimalView, current: DecimalView, dollarChange: DecimalView, percentChange: DecimalView })
  .meta({ id: 'TodaysValues' })

const TodaysGain = z
  .object({
    gainLoss: DecimalView.nullable().describe('USD; null when a price is not known'),
    atRisk: DecimalView.nullable().describe('worth at the previous close of what was held then + paid today'),
    gainLossPercent: DecimalView.nullable(),
  })
  .meta({ id: 'TodaysGain' })

const assetFigures = {
  assetId: z.int(),
  ticker: z.string(),
  companyName: z.string(),
  stockOrOptions: z.enum(['stock', 'options']),
  list: z.enum(['watched', 'bought', 'sold']),
  quantity: DecimalView,
  costBasis: DecimalView.nullable(),
  initialValue: DecimalView.nullable().describe('quantity * costBasis'),
  currentValue: DecimalView.nullable().describe('quantity * price; for a sold asset, what it was sold for'),
  totalGainLoss: DecimalView.nullable().describe('percent; null when a price is not known'),
  currentPrice: PriceView.nullable(),
  todaysValues: TodaysValues.nullable().describe(
    'what the price did today, by unit; null when not known, or when the market is closed today',
  ),
  today: TodaysGain.nullable().describe(
    'what the day did to what was held, bought or sold of it; null when nothing was, or when the market is closed today',
  ),
  gainWhileWatched: DecimalView.nullable().describe(
    'percent from the price at which it was first watched to that of the first purchase; null when it never was, or not known',
  ),
  initialConfidence: z.int(),
  confidence: z.int(),
  realizedGain: DecimalView.nullable().describe('USD of all sales so far; null when the price of one is not known'),
  crossings: z.array(AlertTriggeredView).describe('stops and targets that the price has reached while this is held'),
  isTestDue: z.boolean().describe('the day of a test of one’s own has come: did it happen?'),
  isAwaitingOutcome: z.boolean().describe('an option that is held has expired: say what became of it'),
  pendingSplit: SplitView.extend({ source: z.string() })
    .nullable()
    .describe('a split that a provider reports and that is not recorded: until then no value is told'),
  heldBackPrice: z
    .object({
      price: DecimalView,
      knownPrice: DecimalView.nullable(),
      reason: z.string(),
      source: z.string(),
      at: InstantView,
    })
    .nullable()
    .describe('a price of a provider that is quarantined, and why'),
}

const ofEvent = { ...stamped, sequence: z.int().describe('place in your journal, from 1') }

/** What happened to an asset besides what was decided, as it was recorded. */
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
        .describe('by what is known now the price had not reached it: a split or a correction has come since'),
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

/** A stop or a target that a decision set, moved or removed; null is none. */
const LevelChangeView = z
  .object({
    level: z.enum(['stop-loss', 'take-profit']),
    from: DecimalView.nullable().describe('USD per unit, in shares of the decision’s day'),
    to: DecimalView.nullable(),
    percentage: DecimalView.nullable().describe('of the decision’s own price; null where it was given as a price'),
  })
  .meta({ id: 'LevelChange' })
export type LevelChangeView = z.infer<typeof LevelChangeView>

/** One row of a list. */
export const AssetRowView = z.object(assetFigures).meta({ id: 'AssetRow' })
export type AssetRowView = z.infer<typeof AssetRowView>

export const AssetListView = z.object({ assets: z.array(AssetRowView) }).meta({ id: 'AssetList' })
export type AssetListView = z.infer<typeof AssetListView>

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

/** The specification's four histories and what happened besides, each oldest first: one page of an asset's entries. */
const journal = {
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

/** An asset: the specification's entity with its four histories, of which it has the newest entries. */
export const AssetView = z
  .object({
    ...assetFigures,
    ...stamped,
    contract: z
      .object({
        right: z.enum(['call', 'put']).nullable(),
        strike: DecimalView.nullable(),
        expiresOn: z.string().nullable(),
        multiplier: DecimalView,
      })
      .nullable(),
    stopLossPrice: DecimalView.nullable().describe(
      'USD per unit at which the stop is; null when there is none or nothing is held',
    ),
    takeProfitPrice: DecimalView.nullable(),
    splits: z.array(SplitView).describe('recorded ones'),
    outcome: z
      .object({ outcome: z.string(), ...stamped, sequence: z.int(), price: PriceView })
      .nullable()
      .describe('what became of an option that expired'),
    stopLossYesNo: z.enum(['Yes', 'No']),
    stopLossPercentage: DecimalView.nullable(),
    takeProfitYesNo: z.enum(['Yes', 'No']),
    takeProfitPercentage: DecimalView.nullable(),
    nextActions: z.array(z.string()).describe('legal now; the first is the one that the page offers'),
    holdingPeriodCount: z.int().describe('how often it was bought after nothing of it was held'),
    ...journal,
    purchase: ThesisView.optional().describe('the Buy that began what is held, where it is older than the histories'),
    ownTests: z.array(OwnTestView).describe('what the person wrote under “Wrong if”, oldest first'),
    awaitingCritique: z.array(z.uuid()).describe('decisions whose critique is still to come'),
  })
  .meta({ id: 'Asset' })
export type AssetView = z.infer<typeof AssetView>
