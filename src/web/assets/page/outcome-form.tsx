import { useState } from 'react'
import type { AssetView } from '#contract/assets.ts'
import { problemMessages } from '#web/api/problem-messages.ts'
import { ConsequenceNote } from '#web/decisions/consequence-note.tsx'
import { contractLine } from '#web/decisions/contract-format.ts'
import { CountsInDollars } from '#web/decisions/counts-in-dollars.tsx'
import { offeredFigures } from '#web/decisions/offered-figures.ts'
import { useUnusualFigures } from '#web/decisions/use-unusual-figures.ts'
import { hasErrors, standingErrors } from '#web/forms/form-errors.ts'
import { SmallForm } from '#web/forms/small-form.tsx'
import { useLanguage, useMessages } from '#web/language/use-messages.ts'
import { Choice } from '#web/ui/choice.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { OUTCOMES } from '../corrections/correction-fields.ts'
import { useRecordFact } from '../use-record-fact.ts'
import { assetFormMessages } from './form-messages.ts'
import { settleOption } from './holding-api.ts'
import {
  checkOutcome,
  daylessLine,
  isPriced,
  type OutcomeFields,
  outcomeLine,
  outcomeQuestion,
  unusualInOutcome,
} from './outcome.ts'

type OutcomeFormProps = { user: string; asset: AssetView; isCostHidden: boolean; onClose: () => void }

/** The form for the outcome of an option that expired while it was held. */
export function OutcomeForm({ user, asset, isCostHidden, onClose }: OutcomeFormProps) {
  const language = useLanguage()
  const { outcome: messages, price } = assetFormMessages(language)
  const { text } = useMessages(problemMessages)
  const [fields, setFields] = useState<OutcomeFields>({ outcome: null, price: '' })
  const { refusal, isSending, submit } = useRecordFact<OutcomeFields>({
    fields: ['outcome', 'price'],
    check: checkOutcome,
    send: ({ outcome, price }) =>
      settleOption(asset.assetId, {
        outcome: outcome ?? 'expired-worthless',
        price: isPriced(outcome) ? price.trim() : null,
      }),
    onRecorded: onClose,
  })
  const errors = standingErrors(refusal, fields, text)
  const written = { asset, fields, now: new Date().toISOString() }
  const unusual = unusualInOutcome(written)
  const question = useUnusualFigures(unusual, isSending)
  const send = () => {
    if (hasErrors(checkOutcome(fields)) || question.isSettled()) submit(fields)
  }
  return (
    <SmallForm
      user={user}
      assetId={asset.assetId}
      send={messages.record}
      refusal={refusal}
      isSending={isSending}
      onSubmit={send}
      onLeave={onClose}
    >
      <Choice
        legend={messages.legend}
        options={OUTCOMES}
        names={messages.names}
        value={fields.outcome}
        onChange={(outcome) => setFields({ ...fields, outcome })}
        error={errors.outcome}
      />
      {isPriced(fields.outcome) && (
        <NumberField
          label={price.label}
          data-figure="price"
          unit={messages.unit}
          hint={contractLine(asset.contract?.multiplier ?? '100', fields.price, language)}
          value={fields.price}
          onChange={(price) => setFields({ ...fields, price })}
          error={errors.price}
        />
      )}
      {isPriced(fields.outcome) && <CountsInDollars />}
      {isPriced(fields.outcome) && <Notice kind="info">{daylessLine(asset, language)}</Notice>}
      <ConsequenceNote
        line={outcomeLine(written, isCostHidden, language)}
        question={question.isAsked ? outcomeQuestion(written, unusual, language) : null}
        unusual={unusual}
        offers={offeredFigures(unusual, 'options', language, { price: (price) => setFields({ ...fields, price }) })}
        isSending={isSending}
      />
    </SmallForm>
  )
}
