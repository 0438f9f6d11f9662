import type { AssetView } from '#contract/assets.ts'
import { movesQuantity } from '#domain/ledger/action.ts'
import { Choice } from '#web/ui/choice.tsx'
import { formatUnits } from '#web/ui/format.ts'
import { NumberField } from '#web/ui/number-field.tsx'
import type { FieldErrors } from '../forms/form-errors.ts'
import { FormRow } from '../forms/form-section.tsx'
import styles from './counts-in-dollars.module.css'
import { CountsInDollars } from './counts-in-dollars.tsx'
import type { DecisionFields } from './decision-draft.ts'
import { asksForPrice, isUpdating } from './fields-on-screen.ts'
import type { NextAction } from './next-actions.ts'
import { PriceField, whyNoPrice } from './price-field.tsx'
import type { Quotation } from './use-panel-draft.ts'

type ActionFieldsProps = {
  asset: AssetView
  fields: DecisionFields
  change: (changed: Partial<DecisionFields>) => void
  actions: readonly NextAction[]
  quotation: Quotation
  errors: FieldErrors
}

/** The fields for the action, the quantity and the price, as far as the action needs them. */
export function ActionFields(props: ActionFieldsProps) {
  const { asset, fields, change, actions, quotation, errors } = props
  const isPriced = asksForPrice(asset, fields, quotation)
  return (
    <>
      {fields.action === 'Sell' && (
        <p className={styles.note}>
          Sells all {formatUnits(asset.stockOrOptions, asset.quantity)}. To sell a part, use Update and Sell Some.
        </p>
      )}
      {actions.length > 1 && (
        <Choice legend="Action" options={actions} value={fields.action} onChange={(action) => change({ action })} />
      )}
      <FormRow>
        {movesQuantity(fields.action) && (
          <NumberField
            label="Quantity"
            unit={asset.stockOrOptions === 'stock' ? 'shares' : 'contracts'}
            min={0}
            step={1}
            value={fields.quantity}
            onChange={(quantity) => change({ quantity })}
            error={errors.quantity}
          />
        )}
        {isPriced && <ActionPrice {...props} />}
      </FormRow>
      {isPriced && <CountsInDollars />}
    </>
  )
}

/** The field for the price of a decision. */
function ActionPrice({ asset, fields, change, quotation, errors }: ActionFieldsProps) {
  const { knownPrice, answer, isFailed, whyNoClose } = quotation
  const isUpdate = isUpdating(fields)
  const isOfToday = fields.decidedOn === ''
  const unit = asset.stockOrOptions === 'stock' ? 'share' : 'contract'
  const isOptional = isUpdate || fields.action === 'Sell'
  return (
    <PriceField
      label="Price"
      unit={`USD per ${unit}${isOptional ? ', optional' : ''}`}
      value={fields.price}
      isTyped={fields.isPriceTyped}
      onType={(price) => change({ price, isPriceTyped: true })}
      onUseKnown={() => change({ price: '', isPriceTyped: false })}
      knownPrice={knownPrice}
      reason={
        isUpdate
          ? `What one ${unit} ${isOfToday ? 'costs now' : 'cost on that day'}, if you know it.`
          : (whyNoClose ?? whyNoPrice(asset.stockOrOptions, answer, isFailed))
      }
      error={errors.price}
    />
  )
}
