import { type ChangeEvent, type SubmitEvent, useState } from 'react'
import { credentialHint, USERNAME } from '#domain/accounts/credentials.ts'
import { standingErrors } from '#web/forms/form-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useFirstErrorFocus } from '#web/ui/use-first-error-focus.ts'
import styles from './sign-in-form.module.css'
import { type Credentials, type SignInMode, useSignIn } from './use-sign-in.ts'

type SignInFormProps = {
  mode: SignInMode
  passwordMin: number
  onSignedIn: (username: string) => void
  /** The name of whoever has to sign in again. It is shown and cannot be changed. */
  username?: string
  /** The code from the link of an invitation, if there is one. */
  invitation?: string | null
}

/** Username, password and the messages about them. It is used on the login page and in the dialog after a session has ended. */
export function SignInForm({ mode, passwordMin, onSignedIn, username = '', invitation = null }: SignInFormProps) {
  const [typed, setTyped] = useState<Credentials>({ username, password: '' })
  const { refusal, isCodeAsked, isSending, submit } = useSignIn(mode, invitation, onSignedIn)
  const form = useFirstErrorFocus<HTMLFormElement>(refusal, isSending)
  const errors = standingErrors(refusal, typed)
  const isSignUp = mode === 'sign-up'
  const isKnown = username !== ''

  const field = (name: keyof Credentials) => ({
    name,
    value: typed[name],
    error: errors[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => setTyped({ ...typed, [name]: event.target.value }),
  })

  function send(event: SubmitEvent) {
    event.preventDefault()
    void submit(typed)
  }

  return (
    <form ref={form} className={styles.form} onSubmit={send} noValidate>
      <TextField
        {...field('username')}
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={isKnown}
        hint={!isKnown && <CredentialHint>{usernameHint(typed.username)}</CredentialHint>}
      />
      <TextField
        {...field('password')}
        label="Password"
        type="password"
        autoComplete={isSignUp ? 'new-password' : 'current-password'}
        hint={<CredentialHint>{passwordHint(typed.password, passwordMin)}</CredentialHint>}
      />
      {isCodeAsked && (
        <TextField
          {...field('code')}
          value={typed.code ?? ''}
          label="Code"
          autoComplete="one-time-code"
          inputMode="text"
          autoCapitalize="characters"
          spellCheck={false}
        />
      )}
      {refusal?.problem && <Notice kind="error">{refusal.problem.detail}</Notice>}
      <Button variant="primary" type="submit" aria-busy={isSending}>
        {isSignUp ? 'Sign Up' : 'Log In'}
      </Button>
    </form>
  )
}

/** The live hint under a field. It takes up its space even when it is empty, so that nothing moves when it appears. */
function CredentialHint({ children }: { children: string }) {
  return (
    <span className={styles.hint} aria-live="polite">
      {children}
    </span>
  )
}

function usernameHint(typed: string): string {
  if (typed === '') return ''
  if (typed.length > USERNAME.max) return `❌ username longer than ${USERNAME.max} characters`
  if (!USERNAME.pattern.test(typed)) return '❌ letters, digits, dots, dashes and underscores only'
  return credentialHint('username', typed.length >= USERNAME.min)
}

const passwordHint = (typed: string, min: number): string =>
  typed === '' ? '' : credentialHint('password', typed.length >= min)
