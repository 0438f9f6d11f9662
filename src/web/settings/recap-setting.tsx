import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { RecapView } from '#contract/recap.ts'
import { problemMessages } from '#web/api/problem-messages.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { request } from '#web/api/request.ts'
import { standingErrors } from '#web/forms/form-errors.ts'
import { FormSection } from '#web/forms/form-section.tsx'
import { useSubmit } from '#web/forms/use-submit.ts'
import { useLanguage, useMessages } from '#web/language/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { formatMoment, readersTimeZone } from '#web/ui/format.ts'
import { Notice } from '#web/ui/notice.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useFirstErrorFocus } from '#web/ui/use-first-error-focus.ts'
import styles from './benchmark-setting.module.css'
import { settingsMessages } from './settings-messages.ts'

/** A weekly recap by mail. It is off until somebody asks for it, and is offered only if this Candor can send mail. */
export function RecapSetting() {
  const messages = useMessages(settingsMessages)
  const recap = useQuery({ queryKey: queryKeys.recap, queryFn: () => request<RecapView>('GET', '/api/recap') }).data
  if (!recap?.isOffered) return null
  return (
    <FormSection title={messages.sections.recap}>
      {recap.address === null ? <AskForRecap /> : <StandingRecap recap={recap} address={recap.address} />}
      <p className={styles.why}>{messages.recap.why}</p>
    </FormSection>
  )
}

function AskForRecap() {
  const queries = useQueryClient()
  const messages = useMessages(settingsMessages).recap
  const { text } = useMessages(problemMessages)
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
          label={messages.address}
          type="email"
          autoComplete="email"
          value={typed}
          error={
            standingErrors(refusal, { address: typed }, text).address ??
            (refusal?.problem ? text(refusal.problem.detail) : undefined)
          }
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <div className={styles.save}>
        <Button type="submit" disabled={isSending}>
          {messages.send}
        </Button>
      </div>
    </form>
  )
}

function StandingRecap({ recap: { isConfirmed, failure }, address }: { recap: RecapView; address: string }) {
  const language = useLanguage()
  const messages = settingsMessages(language).recap
  const { text } = problemMessages(language)
  const queries = useQueryClient()
  const { refusal, isSending, submit } = useSubmit<object, RecapView>({
    fields: [],
    send: () => request<RecapView>('DELETE', '/api/recap'),
    onSent: (stored) => queries.setQueryData(queryKeys.recap, stored),
    isQuiet: true,
  })
  return (
    <>
      <p>{(isConfirmed ? messages.goesTo : messages.asked)(address)}</p>
      {failure && (
        <p role="status">{messages.failure[failure.kind](formatMoment(failure.at, readersTimeZone(), language))}</p>
      )}
      {refusal?.problem && <Notice kind="error">{messages.notEnded(text(refusal.problem.detail))}</Notice>}
      <Button onClick={() => submit({})} disabled={isSending}>
        {messages.end}
      </Button>
    </>
  )
}
