import { useQuery } from '@tanstack/react-query'
import type { SubmitEvent } from 'react'
import { quoteQuery } from '#web/prices/price-api.ts'
import { PrinciplesBeside } from '#web/principles/principles-beside.tsx'
import { Button } from '#web/ui/button.tsx'
import { useFirstErrorFocus } from '#web/ui/use-first-error-focus.ts'
import { type Refusal, standingErrors } from '../forms/form-errors.ts'
import { FormSection } from '../forms/form-section.tsx'
import { RefusalNotice } from '../forms/refusal-notice.tsx'
import { type AddAssetFields, withCostBasis } from './add-asset-draft.ts'
import styles from './add-asset-form.module.css'
import { ConfidenceField } from './confidence-field.tsx'
import { ContractFields } from './contract-fields.tsx'
import { ExitFields } from './exit-fields.tsx'
import { HoldingFields } from './holding-fields.tsx'
import { whyNoPrice } from './price-field.tsx'
import { ThesisAdvice } from './thesis-advice.tsx'
import { ThesisField } from './thesis-field.tsx'

type AddAssetFormProps = {
  user: string
  typed: AddAssetFields
  change: (changed: Partial<AddAssetFields>) => void
  refusal: Refusal<AddAssetFields> | null
  isSending: boolean
  onSubmit: (fields: AddAssetFields) => void
}

/** The first decision on a company, from what to why. */
export function AddAssetForm({ user, typed, change, refusal, isSending, onSubmit }: AddAssetFormProps) {
  const { fields, known, reason } = useCostBasis(typed)
  const form = useFirstErrorFocus<HTMLFormElement>(refusal, isSending)
  const errors = standingErrors(refusal, fields)
  const part = { fields, change, errors }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onSubmit(fields)
  }
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <FormSection title="Decision">
        <HoldingFields {...part} known={known} reason={reason} />
        {fields.stockOrOptions === 'options' && <ContractFields {...part} />}
      </FormSection>
      <FormSection title="Way out">
        <ExitFields {...part} />
      </FormSection>
      <FormSection title="How sure">
        <ConfidenceField
          value={fields.confidenceLevel}
          onChange={(confidenceLevel) => change({ confidenceLevel })}
          error={errors.confidenceLevel}
        />
      </FormSection>
      <FormSection title="Why" margin={<ThesisAdvice />}>
        <PrinciplesBeside place="page" />
        <ThesisField value={fields.thesis} onChange={(thesis) => change({ thesis })} error={errors.thesis} />
        <RefusalNotice problem={refusal?.problem ?? null} user={user} />
        <SendButton watchOrBuy={fields.watchOrBuy} isSending={isSending} />
      </FormSection>
    </form>
  )
}

/** The form with the cost basis that it shows, and where that comes from. */
function useCostBasis(typed: AddAssetFields) {
  const price = useQuery(quoteQuery(typed.ticker, typed.stockOrOptions))
  const known = typed.stockOrOptions === 'stock' ? (price.data?.price ?? null) : null
  return {
    fields: withCostBasis(typed, known?.price ?? null),
    known,
    reason: whyNoPrice(typed.stockOrOptions, price.data, price.isError),
  }
}

function SendButton({ watchOrBuy, isSending }: { watchOrBuy: 'Buy' | 'Watch'; isSending: boolean }) {
  return (
    <div className={styles.send}>
      <Button type="submit" variant="primary" disabled={isSending}>
        {watchOrBuy === 'Buy' ? 'Add to Bought' : 'Add to Watched'}
      </Button>
      <p>It is written in ink: you can add to it later, never change it.</p>
    </div>
  )
}
