import { z } from 'zod'
import {
  ConfidenceField,
  claimFields,
  DayDecidedField,
  DecisionIdField,
  DraftRevisionField,
  ExitPercentField,
  KnownPriceAtField,
  ownTestFields,
  PriceField,
  QuantityField,
  ThesisField,
  YesNo,
} from './fields.ts'

const common = {
  decisionId: DecisionIdField,
  updatedConfidenceLevel: ConfidenceField,
  updatedThesis: ThesisField,
  quantity: QuantityField.nullish().describe('number of shares or contracts; for Buy, Buy More and Sell Some'),
  price: PriceField.nullish().describe(
    'price in USD per share or contract; if absent, the newest known price is recorded with the decision',
  ),
  knownPriceAt: KnownPriceAtField,
  stopLossYesNo: YesNo.nullish().describe(
    '`No` removes the stop; if this and the next two fields are absent, the stop stays unchanged',
  ),
  stopLossPercentage: ExitPercentField.nullish().describe('percent below the decision’s own price'),
  stopLossPrice: PriceField.nullish().describe('price of the stop in USD per unit, instead of a percentage'),
  takeProfitYesNo: YesNo.nullish(),
  takeProfitPercentage: ExitPercentField.nullish().describe('percent above the decision’s own price'),
  takeProfitPrice: PriceField.nullish(),
  decidedOn: DayDecidedField,
  seenUpTo: z
    .int()
    .min(1)
    .nullish()
    .describe(
      'sequence up to which you have read this asset; the decision is refused with 409 if the asset has changed since',
    ),
  draftRevision: DraftRevisionField,
  ...ownTestFields,
  ...claimFields,
}

/**
 * A further decision on an asset, in the specification's names: `updateAction` for an update, `assetAction` for the Sell/Buy
 * panel. The client names the action, so that a page that is out of date is refused instead of recording another action.
 */
export const DecisionBody = z
  .union(
    [
      z.strictObject({ ...common, updateAction: z.enum(['Hold', 'Keep Watching', 'Buy More', 'Sell Some']) }),
      z.strictObject({ ...common, assetAction: z.enum(['Buy', 'Sell']) }),
    ],
    'Unrecognized Request',
  )
  .meta({ id: 'Decision' })
export type DecisionBody = z.input<typeof DecisionBody>
export type Decision = z.output<typeof DecisionBody>
