import type { AssetView } from '#contract/assets.ts'
import { movesQuantity } from '#domain/ledger/action.ts'
import type { DecisionFields } from './decision-draft.ts'
import type { Quotation } from './use-panel-draft.ts'

export const isUpdating = ({ action }: Pick<DecisionFields, 'action'>): boolean =>
  action === 'Hold' || action === 'Keep Watching'

/**
 * An update needs no price where a provider prices the asset; where none does, it is the way in which somebody tells the journal
 * what one costs now (ruling 4).
 */
export function asksForPrice(
  { stockOrOptions }: Pick<AssetView, 'stockOrOptions'>,
  fields: DecisionFields,
  { answer, isFailed }: Pick<Quotation, 'answer' | 'isFailed'>,
): boolean {
  const isUnpriced = stockOrOptions === 'options' || isFailed || answer?.price === null
  return !isUpdating(fields) || fields.decidedOn !== '' || isUnpriced
}

/** The panel with what stands on the screen: what was typed for another action is kept, but neither counted nor sent. */
export const fieldsOnScreen = (
  asset: Pick<AssetView, 'stockOrOptions'>,
  fields: DecisionFields,
  quotation: Quotation,
): DecisionFields => ({
  ...fields,
  ...(!movesQuantity(fields.action) && { quantity: '' }),
  ...(!asksForPrice(asset, fields, quotation) && { price: '' }),
})
