import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { OwnAccountView } from '#contract/own-account.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { Button } from '#web/ui/button.tsx'
import { formatAge, readersTimeZone } from '#web/ui/format.ts'
import { Notice } from '#web/ui/notice.tsx'
import styles from './account-section.module.css'
import { signOutHere } from './leave-browser.ts'
import { endSession, signOutEverywhere } from './own-account-api.ts'

type Session = OwnAccountView['sessions'][number]

/** The sessions of the account. Each can be ended, or all at once. */
export function SessionList({ user, sessions }: { user: string; sessions: readonly Session[] }) {
  const heading = useId()
  const queries = useQueryClient()
  const [failure, setFailure] = useState<string | null>(null)
  const act = async (work: Promise<unknown>, done?: () => unknown) => {
    setFailure(null)
    await work.then(done).catch((error: Error) => setFailure(error.message))
  }
  const end = (id: string) => act(endSession(id), () => queries.invalidateQueries({ queryKey: queryKeys.ownAccount }))
  return (
    <>
      <h3 id={heading}>Where you are signed in</h3>
      <ul className={styles.sessions} aria-labelledby={heading}>
        {sessions.map((session) => (
          <li key={session.id} className={styles.row}>
            <div>
              <p>
                {session.device}
                {session.isCurrent && <strong>, here</strong>}
              </p>
              <p className={styles.aside}>{whenUsed(session)}</p>
            </div>
            {!session.isCurrent && (
              <Button onClick={() => end(session.id)} aria-label={`End the session: ${session.device}`}>
                End
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className={styles.row}>
        <p className={styles.aside}>A session ends by itself after 14 days without use, and after 90 days.</p>
        <Button onClick={() => act(signOutHere(user, signOutEverywhere))}>End every session</Button>
      </div>
      {failure && <Notice kind="error">{failure}</Notice>}
    </>
  )
}

function whenUsed({ startedAt, lastUsedAt, isCurrent }: Session): string {
  const [now, zone] = [new Date().toISOString(), readersTimeZone()]
  const since = `Signed in ${formatAge(startedAt, now, zone)}`
  return isCurrent ? since : `${since}, used ${formatAge(lastUsedAt, now, zone)}`
}
