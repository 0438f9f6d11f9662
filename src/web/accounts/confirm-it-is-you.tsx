import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { OwnAccountView } from '#contract/own-account.ts'
import { problemMessages } from '#web/api/problem-messages.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { standingErrors } from '#web/forms/form-errors.ts'
import { SmallForm } from '#web/forms/small-form.tsx'
import { useSubmit } from '#web/forms/use-submit.ts'
import { useMessages } from '#web/language/use-messages.ts'
import { TextField } from '#web/ui/text-field.tsx'
import styles from './account-section.module.css'
import { OpenIdConnectLink } from './open-id-connect-link.tsx'
import { confirmItIsYou } from './own-account-api.ts'
import { ownAccountMessages } from './own-account-messages.ts'
import { PasskeySignIn } from './passkey-sign-in.tsx'

type ConfirmProps = { account: OwnAccountView; onLeave: () => void; children: ReactNode }

/** Asks for the password before it shows its children, unless somebody signed in a few minutes ago. The server checks it too. */
export function ConfirmItIsYou({ account, onLeave, children }: ConfirmProps) {
  const isFresh = new Date().toISOString() < account.freshUntil
  if (isFresh) return children
  return account.hasPassword ? <AskPassword account={account} onLeave={onLeave} /> : <SignInAnew account={account} />
}

function AskPassword({ account, onLeave }: Omit<ConfirmProps, 'children'>) {
  const { confirm: messages, code } = useMessages(ownAccountMessages)
  const { text } = useMessages(problemMessages)
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
      send={messages.send}
      refusal={refusal}
      isSending={isSending}
      onSubmit={() => void submit(typed)}
      onLeave={onLeave}
    >
      <p>{messages.please}</p>
      <input type="text" autoComplete="username" value={account.username} readOnly hidden />
      <TextField
        label={messages.password}
        type="password"
        autoComplete="current-password"
        value={typed.password}
        error={standingErrors(refusal, typed, text).password}
        onChange={(event) => setTyped({ ...typed, password: event.target.value })}
      />
      {account.hasTotp && (
        <TextField
          label={code}
          unit={messages.codeOf}
          autoComplete="one-time-code"
          value={typed.code ?? ''}
          error={standingErrors(refusal, typed, text).code}
          onChange={(event) => setTyped({ ...typed, code: event.target.value })}
        />
      )}
    </SmallForm>
  )
}

/** Lets somebody who has no password confirm by signing in again. */
function SignInAnew({ account }: { account: OwnAccountView }) {
  const messages = useMessages(ownAccountMessages).confirm
  const { text } = useMessages(problemMessages)
  const queries = useQueryClient()
  return (
    <div className={styles.form}>
      <p>{messages.signInAnew}</p>
      <div className={styles.buttons}>
        {account.hasProvider && <OpenIdConnectLink name={messages.signInAgain} next={window.location.pathname} again />}
        {account.hasPasskey && (
          <PasskeySignIn
            name={messages.usePasskey}
            text={text}
            onSignedIn={() => queries.invalidateQueries({ queryKey: queryKeys.ownAccount })}
          />
        )}
      </div>
    </div>
  )
}
