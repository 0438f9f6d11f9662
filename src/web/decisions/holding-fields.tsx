import type { PriceView } from '#contract/prices.ts'
import { assetMessages } from '#web/assets/asset-messages.ts'
import { actionName } from '#web/language/action-names.ts'
import { useLanguage, useMessages } from '#web/language/use-messages.ts'
import { Choice } from '#web/ui/choice.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { FormRow } from '../forms/form-section.tsx'
import type { PartProps } from './add-asset-draft.ts'
import { CountsInDollars } from './counts-in-dollars.tsx'
import { decisionMessages } from './decision-messages.ts'
import { PriceField } from './price-field.tsx'

type HoldingFieldsProps = PartProps & { knownPrice: PriceView | null; reason: string | null; takesFocus: boolean }

/** The fields for what is bought or watched: the type, the quantity and the price. */
export function HoldingFields({ fields, change, errors, knownPrice, reason, takesFocus }: HoldingFieldsProps) {
  const messages = useMessages(decisionMessages)
  const language = useLanguage()
  const type = fields.stockOrOptions
  return (
    <>
      <FormRow>
        <Choice
          legend={messages.list}
          options={['Buy', 'Watch']}
          names={{ Buy: actionName('Buy', language), Watch: actionName('Watch', language) }}
          value={fields.watchOrBuy}
          onChange={(watchOrBuy) => change({ watchOrBuy })}
        />
        <Choice
          legend={messages.type}
          options={['stock', 'options']}
          names={assetMessages(language).types}
          value={type}
          onChange={(stockOrOptions) => change({ stockOrOptions })}
        />
      </FormRow>
      <FormRow>
        <NumberField
          // The button that chose the company has been removed, so the focus is set here.
          autoFocus={takesFocus}
          data-begins-here
          label={messages.quantity}
          data-figure="quantity"
          unit={messages.units[type]}
          min={0}
          step={1}
          value={fields.assetQty}
          onChange={(assetQty) => change({ assetQty })}
          error={errors.assetQty}
        />
        <PriceField
          label={messages.costBasis}
          unit={messages.usdPer[type]}
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
