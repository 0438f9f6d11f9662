import { z } from 'zod'
import { journal, stamped, ThesisView } from './asset-journal.ts'
import { AlertTriggeredView } from './charts.ts'
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
  isAwaitingOutcome: z.boolean().describe('an option that is held has expired: its outcome is to be recorded'),
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
    costOfHeld: DecimalView.optional().describe(
      'USD, exact: what is held has cost so much; left out where nothing is held, or where it is not known',
    ),
    holdingPeriodCount: z.int().describe('how often it was bought after nothing of it was held'),
    ...journal,
    purchase: ThesisView.optional().describe('the Buy that began what is held, where it is older than the histories'),
    ownTests: z.array(OwnTestView).describe('what the person wrote under “Wrong if”, oldest first'),
    awaitingCritique: z.array(z.uuid()).describe('decisions whose critique is still to come'),
  })
  .meta({ id: 'Asset' })
export type AssetView = z.infer<typeof AssetView>
