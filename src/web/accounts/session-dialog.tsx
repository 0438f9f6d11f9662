import { useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useRef } from 'react'
import type { SessionView } from '#contract/accounts.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import styles from './session-dialog.module.css'
import { SignInAgain } from './sign-in-again.tsx'

/** Signs in again on the same page when a session has run out, so that unsaved words stay behind the dialog. */
export function SessionDialog({ username }: { username: string }) {
  const queries = useQueryClient()
  const dialog = useRef<HTMLDialogElement>(null)
  // A layout effect opens it before the password takes the focus, and closes it while it can still give the focus back.
  useLayoutEffect(() => {
    const opened = dialog.current
    opened?.showModal()
    return () => opened?.close()
  }, [])

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
      <h2 id="session-ended">Your session has ended.</h2>
      <p>What you have typed is still here, and what you recorded is safe. Sign in to go on.</p>
      <SignInAgain username={username} onSignedIn={goOn} />
      <p>
        <a href="/login">Sign in as somebody else</a>
      </p>
    </dialog>
  )
}
