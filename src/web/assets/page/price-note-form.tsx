import { useState } from 'react'
import type { AssetView } from '#contract/assets.ts'
import { ConsequenceNote } from '#web/decisions/consequence-note.tsx'
import { CountsInDollars } from '#web/decisions/counts-in-dollars.tsx'
import { usePriceOfDay } from '#web/decisions/use-price-of-day.ts'
import { useUnusualFigures } from '#web/decisions/use-unusual-figures.ts'
import { hasErrors, standingErrors } from '#web/forms/form-errors.ts'
import { SmallForm } from '#web/forms/small-form.tsx'
import { Button } from '#web/ui/button.tsx'
import { DayField } from '#web/ui/day-field.tsx'
import { formatDay, formatUsd } from '#web/ui/format.ts'
import { Notice } from '#web/ui/notice.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { useRecordFact } from '../use-record-fact.ts'
import { notePrice } from './holding-api.ts'
import { checkNote, FRESH, isOfNow, noteLine, noteQuestion, type PriceNote, unusualInNote } from './price-note.ts'

type PriceNoteFormProps = { user: string; asset: AssetView; isCostHidden: boolean; onClose: () => void }

/**
 * The form for typing a price: the current one, which becomes an entry, or the close of an earlier day, which becomes none and
 * counts in charts, in figures, and for stops and targets.
 */
export function PriceNoteForm({ user, asset, isCostHidden, onClose }: PriceNoteFormProps) {
  const [fields, setFields] = useState(FRESH)
  const [stored, setStored] = useState<PriceNote | null>(null)
  const { refusal, isSending, submit } = useRecordFact<PriceNote>({
    fields: ['price', 'on', 'isRight'],
    check: (typed) => checkNote(typed, now()),
    send: ({ price, on, isRight }) =>
      notePrice(asset.assetId, { price: price.trim(), on: on || null, ...(isRight && { isRight }) }),
    onRecorded: (noted) => {
      if (isOfNow(noted, now())) return onClose()
      setStored(noted)
      setFields(FRESH)
    },
  })
  const errors = standingErrors(refusal, fields)
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
      send="Record this price"
      leave={stored ? 'Close' : 'Cancel'}
      refusal={refusal}
      isSending={isSending}
      onSubmit={send}
      onLeave={onClose}
    >
      <NumberField
        label="Price"
        unit={`USD per ${asset.stockOrOptions === 'stock' ? 'share' : 'contract'}`}
        value={fields.price}
        onChange={(price) => setFields({ ...fields, price })}
        error={errors.price}
      />
      <CountsInDollars />
      <DayField
        label="Day"
        unit="optional"
        hint="Leave it out for the price of now. Of an earlier day it is the close, which the chart shows from three months before your first decision on."
        value={fields.on}
        onChange={(on) => setFields({ ...fields, on })}
        error={errors.on}
      />
      {isAsked && errors.isRight && (
        <Notice kind="info">
          <p>{errors.isRight}</p>
          <Button disabled={isSending} onClick={() => submit({ ...fields, isRight: true })}>
            The price is right
          </Button>
        </Notice>
      )}
      <ConsequenceNote
        line={noteLine(written, isCostHidden)}
        question={question.isAsked ? noteQuestion(written, unusual) : null}
        isSending={isSending}
      />
      {stored && (
        <Notice kind="info">
          {formatUsd(stored.price.trim())} is kept as the close of {formatDay(stored.on)}.
        </Notice>
      )}
    </SmallForm>
  )
}

const now = (): string => new Date().toISOString()
