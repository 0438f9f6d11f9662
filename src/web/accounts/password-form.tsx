import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { PasswordBody } from '#contract/own-account.ts'
import { problemMessages } from '#web/api/problem-messages.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { standingErrors } from '#web/forms/form-errors.ts'
import { SmallForm } from '#web/forms/small-form.tsx'
import { useSubmit } from '#web/forms/use-submit.ts'
import { useMessages } from '#web/language/use-messages.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { changePassword } from './own-account-api.ts'
import { ownAccountMessages } from './own-account-messages.ts'
import { tokensQuery } from './token-api.ts'
import { TokensLeft } from './tokens-left.tsx'

type PasswordFormProps = { username: string; passwordMin: number; onDone: () => void }

const EMPTY: PasswordBody = { currentPassword: '', newPassword: '' }

/** The current password and the new one. A hidden username field tells a password manager whose password this is. */
export function PasswordForm({ username, passwordMin, onDone }: PasswordFormProps) {
  const messages = useMessages(ownAccountMessages).password
  const { text } = useMessages(problemMessages)
  const queries = useQueryClient()
  const [typed, setTyped] = useState(EMPTY)
  const [tokensLeft, setTokensLeft] = useState(0)
  const { refusal, isSending, submit } = useSubmit({
    fields: ['currentPassword', 'newPassword'],
    isQuiet: true,
    send: changePassword,
    onSent: async () => {
      await queries.invalidateQueries({ queryKey: queryKeys.ownAccount })
      const now = new Date().toISOString()
      const { tokens } = await queries.fetchQuery(tokensQuery).catch(() => ({ tokens: [] }))
      const left = tokens.filter(({ expiresAt }) => expiresAt > now).length
      if (left === 0) onDone()
      else setTokensLeft(left)
    },
  })
  const errors = standingErrors(refusal, typed, text)
  const field = (name: keyof PasswordBody) => ({
    type: 'password',
    value: typed[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
  })
  if (tokensLeft > 0) return <TokensLeft count={tokensLeft} onDone={onDone} />
  return (
    <SmallForm
      send={messages.change}
      refusal={refusal}
      isSending={isSending}
      onSubmit={() => void submit(typed)}
      onLeave={onDone}
    >
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <TextField {...field('currentPassword')} label={messages.current} autoComplete="current-password" />
      <TextField
        {...field('newPassword')}
        label={messages.new}
        unit={messages.atLeast(String(passwordMin))}
        autoComplete="new-password"
      />
    </SmallForm>
  )
}
