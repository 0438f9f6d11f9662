import { useState } from 'react'
import type { AssetView } from '#contract/assets.ts'
import type { OutcomeBody } from '#contract/prices.ts'
import { contractLine } from '#web/decisions/contract-format.ts'
import { CountsInDollars } from '#web/decisions/counts-in-dollars.tsx'
import { checkPrice } from '#web/decisions/decision-checks.ts'
import { standingErrors } from '#web/forms/form-errors.ts'
import { SmallForm } from '#web/forms/small-form.tsx'
import { Choice } from '#web/ui/choice.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { useRecordFact } from '../use-record-fact.ts'
import { settleOption } from './holding-api.ts'

const OUTCOMES = {
  'it expired worthless': 'expired-worthless',
  'it was exercised': 'exercised',
  'I had sold it before': 'sold-before',
} as const satisfies Record<string, OutcomeBody['outcome']>
type OutcomeLabel = keyof typeof OUTCOMES

const isPriced = ({ outcome }: { outcome: OutcomeLabel }): boolean => OUTCOMES[outcome] !== 'expired-worthless'

type OutcomeFields = { readonly outcome: OutcomeLabel; readonly price: string }

type OutcomeFormProps = { user: string; asset: AssetView; onClose: () => void }

/** The form for the outcome of an option that expired while it was held. */
export function OutcomeForm({ user, asset, onClose }: OutcomeFormProps) {
  const [fields, setFields] = useState<OutcomeFields>({ outcome: 'it expired worthless', price: '' })
  const { refusal, isSending, submit } = useRecordFact<OutcomeFields>({
    fields: ['price'],
    check: (typed) => ({ price: isPriced(typed) ? checkPrice(typed.price) : undefined }),
    send: (typed) =>
      settleOption(asset.assetId, {
        outcome: OUTCOMES[typed.outcome],
        price: isPriced(typed) ? typed.price.trim() : null,
      }),
    onRecorded: onClose,
  })
  return (
    <SmallForm
      user={user}
      assetId={asset.assetId}
      send="Record this outcome"
      refusal={refusal}
      isSending={isSending}
      onSubmit={() => submit(fields)}
      onLeave={onClose}
    >
      <Choice
        legend="How it ended"
        options={['it expired worthless', 'it was exercised', 'I had sold it before']}
        value={fields.outcome}
        onChange={(outcome) => setFields({ ...fields, outcome })}
      />
      {isPriced(fields) && (
        <NumberField
          label="Price"
          unit="USD that one contract brought in"
          hint={contractLine(asset.contract?.multiplier ?? '100', fields.price)}
          value={fields.price}
          onChange={(price) => setFields({ ...fields, price })}
          error={standingErrors(refusal, fields).price}
        />
      )}
      {isPriced(fields) && <CountsInDollars />}
    </SmallForm>
  )
}
