import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { SessionView } from '#contract/accounts.ts'
import { PASSWORD_LENGTH } from '#domain/accounts/credentials.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { OpenIdConnectLink } from './open-id-connect-link.tsx'
import { readSignInOptions } from './session-api.ts'
import styles from './session-dialog.module.css'
import { sessionQuery } from './session-query.ts'
import { SignInForm } from './sign-in-form.tsx'

/** Signs in again, in place, when a session has run out: what was being written stays as it is behind the dialog. */
export function SessionDialog({ username }: { username: string }) {
  const queries = useQueryClient()
  const hasEnded = useQuery(sessionQuery).data?.user === null
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (!hasEnded) return dialog.current?.close()
    dialog.current?.showModal()
    // The name is known and fixed: what is wanted is the password.
    dialog.current?.querySelector<HTMLInputElement>('[type="password"]')?.focus()
  }, [hasEnded])

  function goOn(signedIn: string): void {
    queries.setQueryData<SessionView>(queryKeys.session, (before) => ({ ...before, user: { username: signedIn } }))
    void queries.invalidateQueries()
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="session-ended"
      onCancel={(event) => event.preventDefault()}
    >
      {hasEnded && (
        <>
          <h2 id="session-ended">Your session has ended.</h2>
          <p>What you have typed is still here, and what you recorded is safe. Sign in to go on.</p>
          <Again username={username} onSignedIn={goOn} />
          <p>
            <a href="/login">Sign in as somebody else</a>
          </p>
        </>
      )}
    </dialog>
  )
}

function Again({ username, onSignedIn }: { username: string; onSignedIn: (username: string) => void }) {
  const options = useQuery({ queryKey: queryKeys.signInOptions, queryFn: readSignInOptions }).data
  return (
    <div className={styles.ways}>
      <SignInForm
        mode="log-in"
        passwordMin={options?.passwordMin ?? PASSWORD_LENGTH.minDefault}
        username={username}
        onSignedIn={onSignedIn}
      />
      {options?.openIdConnectName && (
        <OpenIdConnectLink name={options.openIdConnectName} next={location.pathname + location.search} />
      )}
    </div>
  )
}
