import { useState } from 'react'
import type { AssetView } from '#contract/assets.ts'
import { problemMessages } from '#web/api/problem-messages.ts'
import { ConsequenceNote } from '#web/decisions/consequence-note.tsx'
import { CountsInDollars } from '#web/decisions/counts-in-dollars.tsx'
import { decisionMessages } from '#web/decisions/decision-messages.ts'
import { offeredFigures } from '#web/decisions/offered-figures.ts'
import { usePriceOfDay } from '#web/decisions/use-price-of-day.ts'
import { useUnusualFigures } from '#web/decisions/use-unusual-figures.ts'
import { hasErrors, standingErrors } from '#web/forms/form-errors.ts'
import { SmallForm } from '#web/forms/small-form.tsx'
import { useLanguage, useMessages } from '#web/language/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { DayField } from '#web/ui/day-field.tsx'
import { useDraft } from '#web/ui/draft.ts'
import { formatDay, formatUsd } from '#web/ui/format.ts'
import { Notice } from '#web/ui/notice.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { useRecordFact } from '../use-record-fact.ts'
import { assetFormMessages } from './form-messages.ts'
import { notePrice } from './holding-api.ts'
import { checkNote, FRESH, isOfNow, noteLine, noteQuestion, type PriceNote, unusualInNote } from './price-note.ts'

type PriceNoteFormProps = { user: string; asset: AssetView; isCostHidden: boolean; onClose: () => void }

/**
 * The form for typing a price: the current one, which becomes an entry, or the close of an earlier day, which becomes none and
 * counts in charts, in figures, and for stops and targets. What is typed is kept in the tab until it is recorded.
 */
export function PriceNoteForm({ user, asset, isCostHidden, onClose }: PriceNoteFormProps) {
  const language = useLanguage()
  const { price: messages, close } = assetFormMessages(language)
  const { text } = useMessages(problemMessages)
  const { fields, change, reset } = useDraft(`${user}.price.${asset.assetId}`, () => FRESH)
  const [stored, setStored] = useState<PriceNote | null>(null)
  const { refusal, isSending, submit } = useRecordFact<PriceNote>({
    fields: ['price', 'on', 'isRight'],
    check: (typed) => checkNote(typed, now()),
    send: ({ price, on, isRight }) =>
      notePrice(asset.assetId, { price: price.trim(), on: on || null, ...(isRight && { isRight }) }),
    onRecorded: (noted) => {
      reset()
      if (isOfNow(noted, now())) return onClose()
      setStored(noted)
    },
  })
  const errors = standingErrors(refusal, fields, text)
  const ofWhat = { ticker: asset.ticker, type: asset.stockOrOptions, assetId: asset.assetId }
  const written = { asset, note: fields, close: usePriceOfDay(ofWhat, fields.on)?.close, now: now() }
  const unusual = unusualInNote(written)
  const question = useUnusualFigures(unusual, isSending)
  const send = () => {
    if (hasErrors(checkNote(fields, now())) || question.isSettled()) submit(fields)
  }
  const isAsked = refusal?.refused.price === fields.price && refusal.refused.on === fields.on
  return (
    <SmallForm
      user={user}
      assetId={asset.assetId}
      send={messages.record}
      {...(stored && { leave: close })}
      refusal={refusal}
      isSending={isSending}
      onSubmit={send}
      onLeave={onClose}
    >
      <NumberField
        label={messages.label}
        data-figure="price"
        unit={decisionMessages(language).usdPer[asset.stockOrOptions]}
        value={fields.price}
        onChange={(price) => change({ price })}
        error={errors.price}
      />
      <CountsInDollars />
      <DayField
        label={messages.day}
        unit={messages.optional}
        hint={messages.dayHint}
        value={fields.on}
        onChange={(on) => change({ on })}
        error={errors.on}
      />
      {isAsked && errors.isRight && (
        <Notice kind="info">
          <p>{errors.isRight}</p>
          <Button disabled={isSending} onClick={() => submit({ ...fields, isRight: true })}>
            {messages.isRight}
          </Button>
        </Notice>
      )}
      <ConsequenceNote
        line={noteLine(written, isCostHidden, language)}
        question={question.isAsked ? noteQuestion(written, unusual, language) : null}
        unusual={unusual}
        offers={offeredFigures(unusual, asset.stockOrOptions, language, { price: (price) => change({ price }) })}
        isSending={isSending}
      />
      {stored && (
        <Notice kind="info">
          {messages.stored(formatUsd(stored.price.trim(), language), formatDay(stored.on, language))}
        </Notice>
      )}
    </SmallForm>
  )
}

const now = (): string => new Date().toISOString()
