import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { OwnAccountView } from '#contract/own-account.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { standingErrors } from '#web/forms/form-errors.ts'
import { SmallForm } from '#web/forms/small-form.tsx'
import { useSubmit } from '#web/forms/use-submit.ts'
import { TextField } from '#web/ui/text-field.tsx'
import styles from './account-section.module.css'
import { OpenIdConnectLink } from './open-id-connect-link.tsx'
import { confirmItIsYou } from './own-account-api.ts'
import { PasskeySignIn } from './passkey-sign-in.tsx'

type ConfirmProps = { account: OwnAccountView; onLeave: () => void; children: ReactNode }

/** Asks for the password before it shows its children, unless somebody signed in a few minutes ago. The server checks it too. */
export function ConfirmItIsYou({ account, onLeave, children }: ConfirmProps) {
  const isFresh = new Date().toISOString() < account.freshUntil
  if (isFresh) return children
  return account.hasPassword ? <AskPassword account={account} onLeave={onLeave} /> : <SignInAnew account={account} />
}

function AskPassword({ account, onLeave }: Omit<ConfirmProps, 'children'>) {
  const queries = useQueryClient()
  const [typed, setTyped] = useState<{ password: string; code?: string }>({ password: '' })
  const { refusal, isSending, submit } = useSubmit({
    fields: ['password', 'code'],
    isQuiet: true,
    send: confirmItIsYou,
    onSent: () => queries.invalidateQueries({ queryKey: queryKeys.ownAccount }),
  })
  return (
    <SmallForm
      send="Confirm"
      refusal={refusal}
      isSending={isSending}
      onSubmit={() => void submit(typed)}
      onLeave={onLeave}
    >
      <p>Please confirm that it is you.</p>
      <input type="text" autoComplete="username" value={account.username} readOnly hidden />
      <TextField
        label="Password"
        type="password"
        autoComplete="current-password"
        value={typed.password}
        error={standingErrors(refusal, typed).password}
        onChange={(event) => setTyped({ ...typed, password: event.target.value })}
      />
      {account.hasTotp && (
        <TextField
          label="Code"
          unit="of your authenticator app, or a recovery code"
          autoComplete="one-time-code"
          value={typed.code ?? ''}
          error={standingErrors(refusal, typed).code}
          onChange={(event) => setTyped({ ...typed, code: event.target.value })}
        />
      )}
    </SmallForm>
  )
}

/** Lets somebody who has no password confirm by signing in again. */
function SignInAnew({ account }: { account: OwnAccountView }) {
  const queries = useQueryClient()
  return (
    <div className={styles.form}>
      <p>Please confirm that it is you: sign in once more. You come back to this page.</p>
      <div className={styles.buttons}>
        {account.hasProvider && <OpenIdConnectLink name="Sign in again" next={window.location.pathname} again />}
        {account.hasPasskey && (
          <PasskeySignIn onSignedIn={() => queries.invalidateQueries({ queryKey: queryKeys.ownAccount })} />
        )}
      </div>
    </div>
  )
}
