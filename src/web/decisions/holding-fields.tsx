import type { PriceView } from '#contract/prices.ts'
import { Choice } from '#web/ui/choice.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { FormRow } from '../forms/form-section.tsx'
import type { PartProps } from './add-asset-draft.ts'
import { CountsInDollars } from './counts-in-dollars.tsx'
import { PriceField } from './price-field.tsx'

type HoldingFieldsProps = PartProps & { knownPrice: PriceView | null; reason: string | null; takesFocus: boolean }

/** The fields for what is bought or watched: the type, the quantity and the price. */
export function HoldingFields({ fields, change, errors, knownPrice, reason, takesFocus }: HoldingFieldsProps) {
  const unit = fields.stockOrOptions === 'stock' ? 'share' : 'contract'
  return (
    <>
      <FormRow>
        <Choice
          legend="List"
          options={['Buy', 'Watch']}
          value={fields.watchOrBuy}
          onChange={(watchOrBuy) => change({ watchOrBuy })}
        />
        <Choice
          legend="Type"
          options={['stock', 'options']}
          value={fields.stockOrOptions}
          onChange={(stockOrOptions) => change({ stockOrOptions })}
        />
      </FormRow>
      <FormRow>
        <NumberField
          // The button that chose the company has been removed, so the focus is set here.
          autoFocus={takesFocus}
          data-begins-here
          label="Quantity"
          unit={`${unit}s`}
          min={0}
          step={1}
          value={fields.assetQty}
          onChange={(assetQty) => change({ assetQty })}
          error={errors.assetQty}
        />
        <PriceField
          label="Cost basis"
          unit={`USD per ${unit}`}
          value={fields.costBasis}
          isTyped={fields.isCostTyped}
          onType={(costBasis) => change({ costBasis, isCostTyped: true })}
          onUseKnown={() => change({ costBasis: '', isCostTyped: false })}
          knownPrice={knownPrice}
          reason={reason}
          error={errors.costBasis}
        />
      </FormRow>
      <CountsInDollars />
    </>
  )
}
