import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { SessionView } from '#contract/accounts.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import styles from './session-dialog.module.css'
import { sessionQuery } from './session-query.ts'

/** Signs in again, in place, when a session has run out: what was being written stays as it is behind the dialog. */
export function SessionDialog({ username }: { username: string }) {
  const queries = useQueryClient()
  const hasEnded = useQuery(sessionQuery).data?.user === null
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (!hasEnded) return dialog.current?.close()
    dialog.current?.showModal()
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
          <LazySignInAgain username={username} onSignedIn={goOn} />
          <p>
            <a href="/login">Sign in as somebody else</a>
          </p>
        </>
      )}
    </dialog>
  )
}

/** Its code is fetched when a session has ended: few pages ever need it. */
const LazySignInAgain = lazyPart({
  queryKey: queryKeys.part('sign-in-again'),
  load: async () => (await import('./sign-in-again.tsx')).SignInAgain,
  skeleton: null,
  what: 'The form',
})
