import { useState } from 'react'
import type { AssetView } from '#contract/assets.ts'
import { FIRST_SHARES } from '#domain/assets/split-before-first.ts'
import { dayNumber, dayOfNumber } from '#domain/prices/day-number.ts'
import { readDecimal } from '#domain/prices/money.ts'
import { problemMessages } from '#web/api/problem-messages.ts'
import { ConsequenceNote } from '#web/decisions/consequence-note.tsx'
import { usePriceOfDay } from '#web/decisions/use-price-of-day.ts'
import { useUnusualFigures } from '#web/decisions/use-unusual-figures.ts'
import { type FieldErrors, hasErrors, standingErrors } from '#web/forms/form-errors.ts'
import styles from '#web/forms/small-form.module.css'
import { SmallForm } from '#web/forms/small-form.tsx'
import { useLanguage, useMessages } from '#web/language/use-messages.ts'
import { Choice } from '#web/ui/choice.tsx'
import { DayField } from '#web/ui/day-field.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { wholeDay } from '#web/ui/unfinished-day.ts'
import { useRecordFact } from '../use-record-fact.ts'
import { assetFormMessages } from './form-messages.ts'
import { recordSplit } from './holding-api.ts'
import { concernsFirstEntry, type SplitFields, splitLine, splitQuestion, unusualInSplit } from './split.ts'

type SplitFormProps = {
  user: string
  asset: AssetView
  /** The values that are already known, for example from a provider. */
  prefilled?: Partial<SplitFields>
  isCostHidden: boolean
  onClose: () => void
}

/** The form for recording a split, which changes the number of shares held before it, at the same cost. */
export function SplitForm({ user, asset, prefilled, isCostHidden, onClose }: SplitFormProps) {
  const language = useLanguage()
  const messages = assetFormMessages(language).split
  const { text } = useMessages(problemMessages)
  const [fields, setFields] = useState<SplitFields>({ newShares: '', oldShares: '1', effectiveOn: '', ...prefilled })
  const { refusal, isSending, submit } = useRecordFact<SplitFields>({
    fields: ['newShares', 'oldShares', 'effectiveOn', 'firstShares'],
    check: checkSplit,
    send: (split) => recordSplit(asset.assetId, split),
    onRecorded: onClose,
  })
  const errors = standingErrors(refusal, fields, text)
  const written = { asset, fields, closes: useClosesAround(asset, fields.effectiveOn) }
  const unusual = unusualInSplit(written)
  const question = useUnusualFigures(unusual, isSending)
  const send = () => {
    if (hasErrors(checkSplit(fields)) || question.isSettled()) submit(fields)
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
      <p>{messages.explained}</p>
      <div className={styles.pair}>
        <NumberField
          label={messages.newShares}
          hides="nothing"
          value={fields.newShares}
          onChange={(newShares) => setFields({ ...fields, newShares })}
          error={errors.newShares}
        />
        <NumberField
          label={messages.oldShares}
          hides="nothing"
          value={fields.oldShares}
          onChange={(oldShares) => setFields({ ...fields, oldShares })}
          error={errors.oldShares}
        />
      </div>
      <DayField
        label={messages.firstDay}
        value={fields.effectiveOn}
        onChange={(effectiveOn) => setFields({ ...fields, effectiveOn })}
        error={errors.effectiveOn}
      />
      {(concernsFirstEntry(written) || errors.firstShares) && (
        <Choice
          legend={messages.firstEntry}
          options={FIRST_SHARES}
          names={messages.firstShares}
          value={fields.firstShares ?? null}
          onChange={(firstShares) => setFields({ ...fields, firstShares })}
          error={errors.firstShares}
        />
      )}
      <ConsequenceNote
        line={splitLine(written, isCostHidden, language)}
        question={question.isAsked ? splitQuestion(written, unusual, isCostHidden, language) : null}
        unusual={unusual}
        isSending={isSending}
      />
    </SmallForm>
  )
}

/** The closes of the first day in new shares and of the day before it. */
function useClosesAround({ ticker, stockOrOptions, assetId }: AssetView, effectiveOn: string) {
  const day = wholeDay(effectiveOn)
  const ofWhat = { ticker, type: stockOrOptions, assetId }
  const before = usePriceOfDay(ofWhat, day && dayOfNumber(dayNumber(day) - 1))
  const after = usePriceOfDay(ofWhat, day)
  return [before?.close, after?.close]
}

const SHARES = 'A split needs two numbers, for example 4 new shares for 1 old one.'

/** The checks and messages of the contract, but for how a program writes a day. */
const checkSplit = ({ newShares, oldShares, effectiveOn }: SplitFields): FieldErrors => ({
  newShares: readDecimal(newShares) === null ? SHARES : undefined,
  oldShares: readDecimal(oldShares) === null ? SHARES : undefined,
  effectiveOn: effectiveOn ? undefined : 'Say on which day it took effect.',
})
