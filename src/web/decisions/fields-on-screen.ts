import type { AssetView } from '#contract/assets.ts'
import { movesQuantity } from '#domain/ledger/action.ts'
import type { DecisionFields, SentFields } from './decision-draft.ts'
import type { Quotation } from './use-panel-draft.ts'

export const isUpdating = ({ action }: Pick<DecisionFields, 'action'>): boolean =>
  action === 'Hold' || action === 'Keep Watching'

/**
 * An update asks for a price only when no provider prices the asset, because then the update is how the user tells the journal
 * the present price (ruling 4).
 */
export function asksForPrice(
  { stockOrOptions }: Pick<AssetView, 'stockOrOptions'>,
  fields: DecisionFields,
  { answer, isFailed }: Pick<Quotation, 'answer' | 'isFailed'>,
): boolean {
  const isUnpriced = stockOrOptions === 'options' || isFailed || answer?.price === null
  return !isUpdating(fields) || fields.decidedOn !== '' || isUnpriced
}

/** The fields that the panel shows. Input for another action is kept in the draft, but neither counted nor sent. */
export const fieldsOnScreen = (
  asset: Pick<AssetView, 'stockOrOptions'>,
  fields: DecisionFields,
  quotation: Quotation,
): SentFields => ({
  ...fields,
  ...(!movesQuantity(fields.action) && { quantity: '' }),
  ...(!asksForPrice(asset, fields, quotation) && { price: '' }),
  ...(!fields.isPriceTyped && quotation.knownPrice && { knownPriceAt: quotation.knownPrice.at }),
})
