import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import type { OwnAccountView } from '#contract/own-account.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { RefusalNotice } from '#web/forms/refusal-notice.tsx'
import { useSubmit } from '#web/forms/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { formatAge, readersTimeZone } from '#web/ui/format.ts'
import styles from './account-section.module.css'
import { signOutHere } from './leave-browser.ts'
import { endSession, signOutEverywhere } from './own-account-api.ts'

type Session = OwnAccountView['sessions'][number]

/** The sessions of the account. Each can be ended, or all at once. */
export function SessionList({ user, sessions }: { user: string; sessions: readonly Session[] }) {
  const heading = useId()
  const queries = useQueryClient()
  const { refusal, submit: end } = useSubmit({
    fields: [],
    isQuiet: true,
    send: ({ id }: { id: string | null }) => (id === null ? signOutHere(user, signOutEverywhere) : endSession(id)),
    onSent: (_, { id }) => (id === null ? undefined : queries.invalidateQueries({ queryKey: queryKeys.ownAccount })),
  })
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
              <Button onClick={() => end({ id: session.id })} aria-label={`End the session: ${session.device}`}>
                End
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className={styles.row}>
        <p className={styles.aside}>A session ends by itself after 14 days without use, and after 90 days.</p>
        <Button onClick={() => end({ id: null })}>End every session</Button>
      </div>
      <RefusalNotice problem={refusal?.problem ?? null} />
    </>
  )
}

function whenUsed({ startedAt, lastUsedAt, isCurrent }: Session): string {
  const [now, zone] = [new Date().toISOString(), readersTimeZone()]
  const since = `Signed in ${formatAge(startedAt, now, zone)}`
  return isCurrent ? since : `${since}, used ${formatAge(lastUsedAt, now, zone)}`
}
