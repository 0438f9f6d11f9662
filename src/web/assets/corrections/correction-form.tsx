import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CorrectableView } from '#contract/corrections.ts'
import type { UnusualFigure } from '#domain/decisions/unusual-figures.ts'
import type { Language } from '#domain/locale.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import { problemMessages } from '#web/api/problem-messages.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { ConsequenceNote } from '#web/decisions/consequence-note.tsx'
import { useUnusualFigures } from '#web/decisions/use-unusual-figures.ts'
import { hasErrors, standingErrors } from '#web/forms/form-errors.ts'
import { SmallForm } from '#web/forms/small-form.tsx'
import { useLanguage, useMessages } from '#web/language/use-messages.ts'
import { Choice } from '#web/ui/choice.tsx'
import { DayField } from '#web/ui/day-field.tsx'
import { useDraft } from '#web/ui/draft.ts'
import { Notice } from '#web/ui/notice.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { randomId } from '#web/ui/random-id.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { correctedValue, correctionChange } from '../correction-format.ts'
import { lineMessages } from '../line-messages.ts'
import { useRecordFact } from '../use-record-fact.ts'
import { recordCorrection } from './correction-api.ts'
import { correctionLead, correctionQuestion, unusualInCorrection } from './correction-consequence.ts'
import {
  type CorrectionFields,
  checkCorrection,
  correctionBody,
  inputTypeOf,
  isPricedOutcome,
  OUTCOMES,
} from './correction-fields.ts'
import { correctionFormMessages } from './correction-form-messages.ts'
import { useCorrectedElsewhere } from './use-corrected-elsewhere.ts'
import { useCorrectionPreview } from './use-correction-preview.ts'
import { useOfferedCorrections } from './use-offered-corrections.ts'

const CONFLICT = 409

type CorrectionFormProps = {
  user: string
  assetId: number
  sequence: number
  correctable: readonly [CorrectableView, ...CorrectableView[]]
  onClose: () => void
}

/**
 * The form for a correction: the field, its right value and the reason. The entry itself is kept, with the correction beside
 * it.
 */
export function CorrectionForm({ user, assetId, sequence, correctable, onClose }: CorrectionFormProps) {
  const [first] = correctable
  const language = useLanguage()
  const messages = correctionFormMessages(language)
  const { text } = useMessages(problemMessages)
  const offered = useOfferedCorrections(assetId, sequence, correctable)
  const { fields, change, reset } = useTypedCorrection(user, sequence, correctable)
  const queries = useQueryClient()
  const { seenUpTo, unit, correctedElsewhere } = useCorrectedElsewhere(assetId, fields)
  const { refusal, isSending, submit } = useRecordFact<CorrectionFields>({
    fields: ['to', 'outcomePrice', 'reason'],
    check: checkCorrection,
    send: (typed) => recordCorrection(assetId, { ...correctionBody(typed), seenUpTo }),
    onRecorded: () => {
      reset()
      onClose()
    },
    onRefused: ({ problem }) => {
      if (problem?.status === CONFLICT) void queries.invalidateQueries({ queryKey: queryKeys.asset(assetId) })
    },
  })
  const errors = standingErrors(refusal, fields, text)
  const { preview, find } = useCorrectionPreview(assetId, fields)
  const chosen = offered.find(({ field }) => field === fields.field) ?? first
  const typed = { ...chosen, to: fields.to }
  const unusual = (told: typeof preview) => [
    ...(correctedElsewhere ? [changedMeanwhile(correctedElsewhere, language)] : []),
    ...unusualInCorrection(typed, told, marketDayOf(new Date().toISOString())),
  ]
  const question = useUnusualFigures(unusual(preview), isSending)
  const send = async () => {
    // A form with errors is refused by its checks, so there is nothing to confirm.
    const latest = hasErrors(checkCorrection(fields)) ? undefined : await find()
    if (!latest || question.isSettled(unusual(latest))) submit(fields)
  }
  return (
    <SmallForm
      user={user}
      assetId={assetId}
      send={messages.record}
      refusal={refusal}
      isSending={isSending}
      onSubmit={() => void send()}
      onLeave={onClose}
    >
      <Choice
        legend={messages.whatMistyped}
        options={offered.map(({ field }) => field)}
        names={lineMessages(language).fields}
        value={chosen.field}
        onChange={(field) => change({ field, to: '', outcomePrice: '' })}
      />
      <NewValue chosen={chosen} to={fields.to} onChange={(to) => change({ to })} error={errors.to} />
      {isPricedOutcome(fields) && (
        <NumberField
          label={lineMessages(language).fields.price}
          unit={messages.broughtIn}
          value={fields.outcomePrice}
          onChange={(outcomePrice) => change({ outcomePrice })}
          error={errors.outcomePrice}
        />
      )}
      <TextField
        label={messages.reason}
        hides="own words"
        value={fields.reason}
        hint={errors.reason ? undefined : messages.forExample}
        onChange={({ target }) => change({ reason: target.value })}
        error={errors.reason}
      />
      <p>{messages.bothStay}</p>
      {correctedElsewhere && !isSending && !question.isAsked && (
        <Notice kind="info">{messages.changed(correctionChange(correctedElsewhere, language))}</Notice>
      )}
      <ConsequenceNote
        line={correctionLead(typed, preview, language)}
        question={question.isAsked ? correctionQuestion(typed, unusual(preview), unit, language) : null}
        unusual={[]}
        isSending={isSending}
      />
    </SmallForm>
  )
}

/** What is typed is kept in the tab until it is recorded; its id is new in each form, because it may be another correction. */
function useTypedCorrection(
  user: string,
  sequence: number,
  correctable: readonly [CorrectableView, ...CorrectableView[]],
) {
  const [correctionId] = useState(randomId)
  const [{ field }] = correctable
  const nothing = { field, to: '', outcomePrice: '', reason: '' }
  const { fields: stored, change, reset } = useDraft(`${user}.correction.${sequence}`, () => nothing)
  const isCorrectable = correctable.some((one) => one.field === stored.field)
  // A draft of an earlier version lacks what has been added to the form since.
  const typed = isCorrectable ? { ...nothing, ...stored } : nothing
  return {
    fields: { ...typed, correctionId, correctsSequence: sequence } satisfies CorrectionFields,
    change: (changed: Partial<typeof nothing>) => change({ ...typed, ...changed }),
    reset,
  }
}

const changedMeanwhile = (
  corrected: Parameters<typeof correctionChange>[0] & { readonly sequence: number },
  language: Language,
): UnusualFigure => ({
  kind: 'changed',
  typed: String(corrected.sequence),
  what: correctionChange(corrected, language),
})

type NewValueProps = {
  chosen: CorrectableView
  to: string
  onChange: (to: string) => void
  error: string | undefined
}

function NewValue({ chosen: { field, value }, to, onChange, error }: NewValueProps) {
  const type = inputTypeOf(field)
  const language = useLanguage()
  const { shouldBe, isNow, rightIsNow, ratioIsNow } = correctionFormMessages(language)
  const name = lineMessages(language).fields[field]
  const shared = {
    label: shouldBe,
    value: to,
    hint: (field === 'right' ? rightIsNow : field === 'splitRatio' ? ratioIsNow : isNow)(
      name,
      correctedValue(field, value, language),
    ),
    error,
  }
  if (field === 'outcome')
    return (
      <>
        <Choice
          legend={shouldBe}
          options={OUTCOMES.filter((outcome) => outcome !== value)}
          names={lineMessages(language).outcomes}
          value={OUTCOMES.find((outcome) => outcome === to) ?? null}
          onChange={onChange}
        />
        {error && <Notice kind="error">{error}</Notice>}
      </>
    )
  if (type === 'date') return <DayField {...shared} onChange={onChange} />
  if (type === 'number') return <NumberField {...shared} onChange={onChange} />
  return <TextField {...shared} hides="what is masked" onChange={({ target }) => onChange(target.value)} />
}
