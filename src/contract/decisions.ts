import { z } from 'zod'
import {
  ConfidenceField,
  claimFields,
  DayDecidedField,
  DecisionIdField,
  ExitPercentField,
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
  quantity: QuantityField.nullish().describe('for Buy, Buy More and Sell Some'),
  price: PriceField.nullish().describe(
    'USD per share or contract; left out, the one that is known is kept with the decision',
  ),
  stopLossYesNo: YesNo.nullish().describe('No removes the stop; left out with the next two, it stays where it is'),
  stopLossPercentage: ExitPercentField.nullish().describe('below the decision’s own price'),
  stopLossPrice: PriceField.nullish().describe('USD per unit, in place of a percentage'),
  takeProfitYesNo: YesNo.nullish(),
  takeProfitPercentage: ExitPercentField.nullish().describe('above the decision’s own price'),
  takeProfitPrice: PriceField.nullish(),
  decidedOn: DayDecidedField,
  seenUpTo: z
    .int()
    .min(1)
    .nullish()
    .describe(
      'place in your journal up to which you knew this asset; what was decided of it since is answered with 409',
    ),
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
