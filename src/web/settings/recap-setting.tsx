import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { RecapView } from '#contract/recap.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { request } from '#web/api/request.ts'
import { standingErrors } from '#web/forms/form-errors.ts'
import { FormSection } from '#web/forms/form-section.tsx'
import { useSubmit } from '#web/forms/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useFirstErrorFocus } from '#web/ui/use-first-error-focus.ts'
import styles from './benchmark-setting.module.css'

/** A weekly recap by mail. It is off until somebody asks for it, and is offered only if this Candor can send mail. */
export function RecapSetting() {
  const recap = useQuery({ queryKey: queryKeys.recap, queryFn: () => request<RecapView>('GET', '/api/recap') }).data
  if (!recap?.isOffered) return null
  return (
    <FormSection title="Weekly recap">
      {recap.address === null ? <AskForRecap /> : <StandingRecap recap={recap} address={recap.address} />}
      <p className={styles.why}>
        Once a week, by mail: how many decisions you recorded, how many reviews are due, when the next claim resolves.
        No amounts, no companies, none of your words. Each mail has a link that ends it.
      </p>
    </FormSection>
  )
}

function AskForRecap() {
  const queries = useQueryClient()
  const [typed, setTyped] = useState('')
  const { refusal, isSending, submit } = useSubmit<{ address: string }, RecapView>({
    fields: ['address'],
    send: ({ address }) => request<RecapView>('POST', '/api/recap', { address: address.trim() }),
    onSent: (recap) => queries.setQueryData(queryKeys.recap, recap),
    isQuiet: true,
  })
  const form = useFirstErrorFocus<HTMLFormElement>(refusal, isSending)
  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        submit({ address: typed })
      }}
    >
      <div className={styles.field}>
        <TextField
          label="E-mail address"
          type="email"
          autoComplete="email"
          value={typed}
          error={standingErrors(refusal, { address: typed }).address ?? refusal?.problem?.detail}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <div className={styles.save}>
        <Button type="submit" disabled={isSending}>
          Send me a recap
        </Button>
      </div>
    </form>
  )
}

function StandingRecap({ recap: { isConfirmed }, address }: { recap: RecapView; address: string }) {
  const queries = useQueryClient()
  const { refusal, isSending, submit } = useSubmit<object, RecapView>({
    fields: [],
    send: () => request<RecapView>('DELETE', '/api/recap'),
    onSent: (stored) => queries.setQueryData(queryKeys.recap, stored),
    isQuiet: true,
  })
  return (
    <>
      <p>
        {isConfirmed
          ? `A recap goes to ${address} each week.`
          : `A mail to ${address} asks whether you want it. Nothing else is sent until you say yes there.`}
      </p>
      {refusal?.problem && <Notice kind="error">It could not be ended. {refusal.problem.detail}</Notice>}
      <Button onClick={() => submit({})} disabled={isSending}>
        End the recap
      </Button>
    </>
  )
}
