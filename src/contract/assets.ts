import { z } from 'zod'
import { EarlierDecisionView, journal, stamped, ThesisView } from './asset-journal.ts'
import { AlertTriggeredView } from './charts.ts'
import {
  ConfidenceField,
  claimFields,
  DayDecidedField,
  DecimalView,
  DecisionIdField,
  DraftRevisionField,
  decimalField,
  ExitPercentField,
  InstantView,
  KnownPriceAtField,
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
      'A multiplier is how many shares one contract stands for, usually 100.',
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
    costBasis: PriceField.nullish().describe('price in USD per share or contract; required for Buy'),
    knownPriceAt: KnownPriceAtField,
    stopLossYesNo: YesNo.default('No'),
    stopLossPercentage: ExitPercentField.nullish(),
    stopLossPrice: PriceField.nullish().describe(
      'price of the stop in USD per unit, instead of a percentage; for Buy only',
    ),
    takeProfitYesNo: YesNo.default('No'),
    takeProfitPercentage: ExitPercentField.nullish(),
    takeProfitPrice: PriceField.nullish(),
    confidenceLevel: ConfidenceField,
    thesis: ThesisField,
    decidedOn: DayDecidedField,
    draftRevision: DraftRevisionField,
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

const TodaysValues = z
  .object({ open: DecimalView, current: DecimalView, dollarChange: DecimalView, percentChange: DecimalView })
  .meta({ id: 'TodaysValues' })

const TodaysGain = z
  .object({
    gainLoss: DecimalView.nullable().describe('USD; null when a price is not known'),
    atRisk: DecimalView.nullable().describe(
      'USD: value at the previous close of what was held then, plus what was paid today; null when a price is not known',
    ),
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
    'today’s price and its change, per unit; null when not known, or when the market is closed today',
  ),
  today: TodaysGain.nullable().describe(
    'today’s gain or loss on what was held, bought or sold; null when there was nothing, or when the market ' +
      'is closed today',
  ),
  gainWhileWatched: DecimalView.nullable().describe(
    'change in percent from the price when first watched to the price of the first purchase; null when it ' +
      'was never watched, when a price is not known, or when a split in between is not recorded',
  ),
  initialConfidence: z.int(),
  confidence: z.int(),
  realizedGain: DecimalView.nullable().describe('gain of all sales so far in USD; null when it is not known'),
  crossings: z
    .array(AlertTriggeredView)
    .describe('stops and targets that the price has reached in the current holding period'),
  isTestDue: z
    .boolean()
    .describe('whether a test that the user wrote under “Wrong if” has come to its day and is not answered yet'),
  isAwaitingOutcome: z
    .boolean()
    .describe('whether this is a held option that has expired and whose outcome is not recorded yet'),
  pendingSplit: SplitView.extend({ source: z.string() })
    .nullable()
    .describe(
      'split that a provider reports and that is not recorded; until it is, figures that depend on it are null',
    ),
  heldBackPrice: z
    .object({
      price: DecimalView,
      knownPrice: DecimalView.nullable(),
      reason: z.string(),
      source: z.string(),
      at: InstantView,
    })
    .nullable()
    .describe(
      'price that is not used until the user confirms it or records a split, and the reason; null when there is none',
    ),
}

/** One row of a list. */
export const AssetRowView = z.object(assetFigures).meta({ id: 'AssetRow' })
export type AssetRowView = z.infer<typeof AssetRowView>

export const AssetListView = z.object({ assets: z.array(AssetRowView) }).meta({ id: 'AssetList' })
export type AssetListView = z.infer<typeof AssetListView>

/** An asset: the specification's entity with the newest entries of its four histories. */
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
      'price of the stop in USD per unit; null when there is none or nothing is held',
    ),
    takeProfitPrice: DecimalView.nullable(),
    splits: z.array(SplitView).describe('recorded splits'),
    outcome: z
      .object({ outcome: z.string(), ...stamped, sequence: z.int(), price: PriceView })
      .nullable()
      .describe('recorded outcome of an expired option; null when there is none'),
    stopLossYesNo: z.enum(['Yes', 'No']),
    stopLossPercentage: DecimalView.nullable(),
    takeProfitYesNo: z.enum(['Yes', 'No']),
    takeProfitPercentage: DecimalView.nullable(),
    nextActions: z.array(z.string()).describe('actions that are allowed now, starting with the default one'),
    costOfHeld: DecimalView.optional().describe(
      'exact cost of what is held, in USD; absent when nothing is held, or when the cost is not known',
    ),
    holdingPeriodCount: z
      .int()
      .describe('number of holding periods, each of which begins with a Buy and ends when nothing is held'),
    ...journal,
    purchase: ThesisView.optional().describe(
      'the Buy that began the current holding period; present only when it is older than the entries in the histories',
    ),
    opening: ThesisView.optional().describe(
      'the first decision on an asset that is not held; present only when it is older than the entries in the histories',
    ),
    earlierDecisions: z
      .array(EarlierDecisionView)
      .optional()
      .describe(
        'older decisions that the page speaks of, oldest first: the first one, those of which its critiques are, and all since ' +
          'a stop or target was set that the price has reached; absent when there are none',
      ),
    ownTests: z.array(OwnTestView).describe('tests that the user wrote under “Wrong if”, oldest first'),
    awaitingCritique: z.array(z.uuid()).describe('ids of decisions whose critique is not finished yet'),
  })
  .meta({ id: 'Asset' })
export type AssetView = z.infer<typeof AssetView>
