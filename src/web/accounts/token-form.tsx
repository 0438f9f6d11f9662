import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { MadeTokenView, TokenScope } from '#contract/tokens.ts'
import { DAY_MS } from '#domain/time.ts'
import { problemMessages } from '#web/api/problem-messages.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { standingErrors } from '#web/forms/form-errors.ts'
import { SmallForm } from '#web/forms/small-form.tsx'
import { useSubmit } from '#web/forms/use-submit.ts'
import { useMessages } from '#web/language/use-messages.ts'
import { DayField } from '#web/ui/day-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import styles from './account-section.module.css'
import { OnceShown } from './once-shown.tsx'
import { ownAccountMessages } from './own-account-messages.ts'
import { makeToken } from './token-api.ts'

const SCOPES: readonly TokenScope[] = ['read', 'record', 'export']

/** Asks what a token is for, what it may do and until when; then shows the token, once. */
export function TokenForm({ onDone }: { onDone: () => void }) {
  const messages = useMessages(ownAccountMessages).tokens
  const { text } = useMessages(problemMessages)
  const queries = useQueryClient()
  const scopesId = useId()
  const [typed, setTyped] = useState(() => ({
    name: '',
    scopes: [] as readonly TokenScope[],
    expiresOn: new Date(Date.now() + 90 * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length),
  }))
  const { refusal, answer, isSending, submit } = useSubmit({
    fields: ['name', 'scopes', 'expiresOn'],
    isQuiet: true,
    check: ({ name, scopes }: typeof typed) => ({
      name: name.trim() === '' ? 'Say what this token is for.' : undefined,
      scopes: scopes.length === 0 ? 'Choose what this token may do.' : undefined,
    }),
    send: (fields: typeof typed): Promise<MadeTokenView> => makeToken({ ...fields, scopes: [...fields.scopes] }),
    onSent: () => queries.invalidateQueries({ queryKey: queryKeys.tokens }),
  })
  const errors = standingErrors(refusal, typed, text)
  if (answer)
    return (
      <OnceShown label={messages.token} text={answer.token} onDone={onDone}>
        {messages.copyNow}
      </OnceShown>
    )
  const choose = (scope: TokenScope, isChosen: boolean) =>
    setTyped({ ...typed, scopes: [...typed.scopes.filter((chosen) => chosen !== scope), ...(isChosen ? [scope] : [])] })
  return (
    <SmallForm
      send={messages.send}
      refusal={refusal}
      isSending={isSending}
      onSubmit={() => void submit(typed)}
      onLeave={onDone}
    >
      <TextField
        label={messages.what}
        value={typed.name}
        error={errors.name}
        onChange={(event) => setTyped({ ...typed, name: event.target.value })}
      />
      <fieldset className={styles.choices} aria-describedby={scopesId}>
        <legend>{messages.scopes}</legend>
        {SCOPES.map((scope) => (
          <label key={scope}>
            <input
              type="checkbox"
              checked={typed.scopes.includes(scope)}
              onChange={(event) => choose(scope, event.target.checked)}
            />
            {messages.scope[scope]}
          </label>
        ))}
        <p id={scopesId} role={errors.scopes ? 'alert' : undefined} className={styles.error}>
          {errors.scopes}
        </p>
      </fieldset>
      <DayField
        label={messages.lastDay}
        value={typed.expiresOn}
        error={errors.expiresOn}
        onChange={(expiresOn) => setTyped({ ...typed, expiresOn })}
      />
    </SmallForm>
  )
}
