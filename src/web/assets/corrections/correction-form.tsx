import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CorrectableView } from '#contract/corrections.ts'
import type { UnusualFigure } from '#domain/decisions/unusual-figures.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { ConsequenceNote } from '#web/decisions/consequence-note.tsx'
import { useUnusualFigures } from '#web/decisions/use-unusual-figures.ts'
import { hasErrors, standingErrors } from '#web/forms/form-errors.ts'
import { SmallForm } from '#web/forms/small-form.tsx'
import { Choice } from '#web/ui/choice.tsx'
import { DayField } from '#web/ui/day-field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { randomId } from '#web/ui/random-id.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { correctedValue, correctionChange, FIELD_NAMES } from '../correction-format.ts'
import { useRecordFact } from '../use-record-fact.ts'
import { recordCorrection } from './correction-api.ts'
import { correctionLead, correctionQuestion, unusualInCorrection } from './correction-consequence.ts'
import { type CorrectionFields, checkCorrection, correctionBody, inputTypeOf } from './correction-fields.ts'
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
  const offered = useOfferedCorrections(correctable)
  const [fields, setFields] = useState<CorrectionFields>({
    correctionId: randomId(),
    correctsSequence: sequence,
    field: first.field,
    to: '',
    reason: '',
  })
  const queries = useQueryClient()
  const { seenUpTo, correctedElsewhere } = useCorrectedElsewhere(assetId, fields)
  const { refusal, isSending, submit } = useRecordFact<CorrectionFields>({
    fields: ['to', 'reason'],
    check: checkCorrection,
    send: (typed) => recordCorrection(assetId, { ...correctionBody(typed), seenUpTo }),
    onRecorded: onClose,
    onRefused: ({ problem }) => {
      if (problem?.status === CONFLICT) void queries.invalidateQueries({ queryKey: queryKeys.asset(assetId) })
    },
  })
  const errors = standingErrors(refusal, fields)
  const { preview, find } = useCorrectionPreview(assetId, fields)
  const change = (changed: Partial<CorrectionFields>) => setFields({ ...fields, ...changed })
  const chosen = offered.find(({ field }) => field === fields.field) ?? first
  const typed = { ...chosen, to: fields.to }
  const unusual = (told: typeof preview) => [
    ...(correctedElsewhere ? [changedMeanwhile(correctedElsewhere)] : []),
    ...unusualInCorrection(typed, told, marketDayOf(new Date().toISOString())),
  ]
  const question = useUnusualFigures(unusual(preview), isSending)
  const send = async () => {
    // A form with errors is refused by its checks, so there is nothing to confirm.
    const latest = hasErrors(checkCorrection(fields)) ? undefined : await find()
    if (!latest || question.isSettled(unusual(latest))) submit(fields)
  }
  const names = offered.map(({ field }) => FIELD_NAMES[field])
  return (
    <SmallForm
      user={user}
      assetId={assetId}
      send="Record this correction"
      refusal={refusal}
      isSending={isSending}
      onSubmit={() => void send()}
      onLeave={onClose}
    >
      <Choice
        legend="What was mistyped"
        options={names}
        value={FIELD_NAMES[chosen.field]}
        onChange={(name) => change({ field: offered[names.indexOf(name)]?.field ?? first.field, to: '' })}
      />
      <NewValue chosen={chosen} to={fields.to} onChange={(to) => change({ to })} error={errors.to} />
      <TextField
        label="Reason"
        value={fields.reason}
        hint={errors.reason ? undefined : 'For example: typing mistake.'}
        onChange={({ target }) => change({ reason: target.value })}
        error={errors.reason}
      />
      <p>
        Both stay in your journal, and every figure follows the correction. What you thought then, the action, the
        thesis and the confidence, is never corrected: to think otherwise now, record an update.
      </p>
      {correctedElsewhere && !isSending && !question.isAsked && (
        <Notice kind="info">
          Since you opened this form, this was recorded: {correctionChange(correctedElsewhere)}. What you wrote is still
          here.
        </Notice>
      )}
      <ConsequenceNote
        line={correctionLead(typed, preview)}
        question={question.isAsked ? correctionQuestion(typed, unusual(preview)) : null}
        isSending={isSending}
      />
    </SmallForm>
  )
}

const changedMeanwhile = (
  corrected: Parameters<typeof correctionChange>[0] & { readonly sequence: number },
): UnusualFigure => ({
  kind: 'changed',
  typed: String(corrected.sequence),
  what: correctionChange(corrected),
})

type NewValueProps = {
  chosen: CorrectableView
  to: string
  onChange: (to: string) => void
  error: string | undefined
}

function NewValue({ chosen: { field, value }, to, onChange, error }: NewValueProps) {
  const type = inputTypeOf(field)
  const shared = {
    label: 'It should be',
    value: to,
    hint: `${FIELD_NAMES[field]} is ${correctedValue(field, value)} now.${field === 'right' ? ' Type call or put.' : ''}`,
    error,
  }
  if (type === 'date') return <DayField {...shared} onChange={onChange} />
  return (
    <TextField
      {...shared}
      inputMode={type === 'number' ? 'decimal' : undefined}
      hides={type === 'number' ? 'all' : 'what is masked'}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
