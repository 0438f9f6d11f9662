import type { AssetView } from '#contract/assets.ts'
import { movesQuantity } from '#domain/ledger/action.ts'
import type { Language } from '#domain/locale.ts'
import { actionName } from '#web/language/action-names.ts'
import { useLanguage } from '#web/language/use-messages.ts'
import { Choice } from '#web/ui/choice.tsx'
import { formatUnits } from '#web/ui/format.ts'
import { NumberField } from '#web/ui/number-field.tsx'
import type { FieldErrors } from '../forms/form-errors.ts'
import { FormRow } from '../forms/form-section.tsx'
import styles from './counts-in-dollars.module.css'
import { CountsInDollars } from './counts-in-dollars.tsx'
import { DayDecidedField } from './day-decided-field.tsx'
import type { DecisionFields } from './decision-draft.ts'
import { decisionMessages } from './decision-messages.ts'
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

/** The fields for the action, the quantity and the price, as far as the action needs them, and for the day. */
export function ActionFields(props: ActionFieldsProps) {
  const { asset, fields, change, actions, quotation, errors } = props
  const isPriced = asksForPrice(asset, fields, quotation)
  const language = useLanguage()
  const messages = decisionMessages(language)
  return (
    <>
      {fields.action === 'Sell' && asset.list === 'bought' && (
        <p className={styles.note}>{messages.sellsAll(formatUnits(asset.stockOrOptions, asset.quantity, language))}</p>
      )}
      {actions.length > 1 && (
        <Choice
          legend={messages.action}
          options={actions}
          names={namesOf(actions, language)}
          value={fields.action}
          onChange={(action) => change({ action })}
        />
      )}
      <FormRow>
        {movesQuantity(fields.action) && (
          <NumberField
            label={messages.quantity}
            data-figure="quantity"
            unit={messages.units[asset.stockOrOptions]}
            min={0}
            step={1}
            value={fields.quantity}
            onChange={(quantity) => change({ quantity })}
            error={errors.quantity}
          />
        )}
        {isPriced && <ActionPrice {...props} />}
        <DayDecidedField
          value={fields.decidedOn}
          onChange={(decidedOn) => change({ decidedOn })}
          error={errors.decidedOn}
        />
      </FormRow>
      {isPriced && <CountsInDollars />}
    </>
  )
}

const namesOf = (actions: readonly NextAction[], language: Language) =>
  Object.fromEntries(actions.map((action) => [action, actionName(action, language)]))

/** The field for the price of a decision. */
function ActionPrice({ asset, fields, change, quotation, errors }: ActionFieldsProps) {
  const { knownPrice, answer, isFailed, whyNoClose } = quotation
  const isUpdate = isUpdating(fields)
  const isOfToday = fields.decidedOn === ''
  const language = useLanguage()
  const messages = decisionMessages(language)
  const type = asset.stockOrOptions
  const isOptional = isUpdate || fields.action === 'Sell'
  return (
    <PriceField
      label={messages.price}
      unit={(isOptional ? messages.optionalUsdPer : messages.usdPer)[type]}
      value={fields.price}
      isTyped={fields.isPriceTyped}
      onType={(price) => change({ price, isPriceTyped: true })}
      onUseKnown={() => change({ price: '', isPriceTyped: false })}
      knownPrice={knownPrice}
      reason={
        isUpdate
          ? messages.ifKnown[isOfToday ? 'now' : 'onDay'][type]
          : (whyNoClose ?? whyNoPrice(type, answer, isFailed, language))
      }
      error={errors.price}
    />
  )
}
