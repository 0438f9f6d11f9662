import { useState } from 'react'
import type { AssetView } from '#contract/assets.ts'
import type { OutcomeBody } from '#contract/prices.ts'
import { problemMessages } from '#web/api/problem-messages.ts'
import { contractLine } from '#web/decisions/contract-format.ts'
import { CountsInDollars } from '#web/decisions/counts-in-dollars.tsx'
import { checkPrice } from '#web/decisions/decision-checks.ts'
import { standingErrors } from '#web/forms/form-errors.ts'
import { SmallForm } from '#web/forms/small-form.tsx'
import { useLanguage, useMessages } from '#web/language/use-messages.ts'
import { Choice } from '#web/ui/choice.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { useRecordFact } from '../use-record-fact.ts'
import { assetFormMessages } from './form-messages.ts'
import { settleOption } from './holding-api.ts'

type Outcome = OutcomeBody['outcome']

const OUTCOMES: readonly Outcome[] = ['expired-worthless', 'exercised', 'sold-before']

const isPriced = ({ outcome }: { outcome: Outcome }): boolean => outcome !== 'expired-worthless'

type OutcomeFields = { readonly outcome: Outcome; readonly price: string }

type OutcomeFormProps = { user: string; asset: AssetView; onClose: () => void }

/** The form for the outcome of an option that expired while it was held. */
export function OutcomeForm({ user, asset, onClose }: OutcomeFormProps) {
  const language = useLanguage()
  const { outcome: messages, price } = assetFormMessages(language)
  const { text } = useMessages(problemMessages)
  const [fields, setFields] = useState<OutcomeFields>({ outcome: 'expired-worthless', price: '' })
  const { refusal, isSending, submit } = useRecordFact<OutcomeFields>({
    fields: ['price'],
    check: (typed) => ({ price: isPriced(typed) ? checkPrice(typed.price) : undefined }),
    send: (typed) =>
      settleOption(asset.assetId, {
        outcome: typed.outcome,
        price: isPriced(typed) ? typed.price.trim() : null,
      }),
    onRecorded: onClose,
  })
  return (
    <SmallForm
      user={user}
      assetId={asset.assetId}
      send={messages.record}
      refusal={refusal}
      isSending={isSending}
      onSubmit={() => submit(fields)}
      onLeave={onClose}
    >
      <Choice
        legend={messages.legend}
        options={OUTCOMES}
        names={messages.names}
        value={fields.outcome}
        onChange={(outcome) => setFields({ ...fields, outcome })}
      />
      {isPriced(fields) && (
        <NumberField
          label={price.label}
          unit={messages.unit}
          hint={contractLine(asset.contract?.multiplier ?? '100', fields.price, language)}
          value={fields.price}
          onChange={(price) => setFields({ ...fields, price })}
          error={standingErrors(refusal, fields, text).price}
        />
      )}
      {isPriced(fields) && <CountsInDollars />}
    </SmallForm>
  )
}
