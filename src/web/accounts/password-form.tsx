import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { PasswordBody } from '#contract/own-account.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { standingErrors } from '#web/forms/form-errors.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useFirstErrorFocus } from '#web/ui/use-first-error-focus.ts'
import styles from './account-section.module.css'
import { changePassword } from './own-account-api.ts'
import { tokensQuery } from './token-api.ts'
import { TokensLeft } from './tokens-left.tsx'

type PasswordFormProps = { username: string; passwordMin: number; onDone: () => void }

const EMPTY: PasswordBody = { currentPassword: '', newPassword: '' }

/** The current password and the new one. The name stands hidden between them, so that a password manager knows whose it is. */
export function PasswordForm({ username, passwordMin, onDone }: PasswordFormProps) {
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
  const form = useFirstErrorFocus<HTMLFormElement>(refusal, isSending)
  const errors = standingErrors(refusal, typed)
  const field = (name: keyof PasswordBody) => ({
    type: 'password',
    value: typed[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
  })
  if (tokensLeft > 0) return <TokensLeft count={tokensLeft} onDone={onDone} />
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit(typed)
      }}
    >
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <TextField {...field('currentPassword')} label="Current password" autoComplete="current-password" />
      <TextField
        {...field('newPassword')}
        label="New password"
        unit={`at least ${passwordMin} characters`}
        autoComplete="new-password"
      />
      {refusal?.problem && <Notice kind="error">{refusal.problem.detail}</Notice>}
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" disabled={isSending}>
          Change password
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
