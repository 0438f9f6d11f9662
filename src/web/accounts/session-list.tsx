import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import type { OwnAccountView } from '#contract/own-account.ts'
import type { Language } from '#domain/locale.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { RefusalNotice } from '#web/forms/refusal-notice.tsx'
import { useSubmit } from '#web/forms/use-submit.ts'
import { useLanguage } from '#web/language/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { formatAge, readersTimeZone } from '#web/ui/format.ts'
import styles from './account-section.module.css'
import { signOutHere } from './leave-browser.ts'
import { endSession, signOutEverywhere } from './own-account-api.ts'
import { ownAccountMessages } from './own-account-messages.ts'

type Session = OwnAccountView['sessions'][number]

/** The sessions of the account. Each can be ended, or all at once. */
export function SessionList({ user, sessions }: { user: string; sessions: readonly Session[] }) {
  const language = useLanguage()
  const messages = ownAccountMessages(language).sessions
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
      <h3 id={heading}>{messages.name}</h3>
      <ul className={styles.sessions} aria-labelledby={heading}>
        {sessions.map((session) => (
          <li key={session.id} className={styles.row}>
            <div>
              <p>
                {messages.device(session.device)}
                {session.isCurrent && <strong>{messages.here}</strong>}
              </p>
              <p className={styles.aside}>{whenUsed(session, language)}</p>
            </div>
            {!session.isCurrent && (
              <Button
                onClick={() => end({ id: session.id })}
                aria-label={messages.endNamed(messages.device(session.device))}
              >
                {messages.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className={styles.row}>
        <p className={styles.aside}>{messages.ends}</p>
        <Button onClick={() => end({ id: null })}>{messages.endAll}</Button>
      </div>
      <RefusalNotice problem={refusal?.problem ?? null} />
    </>
  )
}

function whenUsed({ startedAt, lastUsedAt, isCurrent }: Session, language: Language): string {
  const messages = ownAccountMessages(language).sessions
  const now = new Date().toISOString()
  const age = (at: string) => formatAge(at, now, readersTimeZone(), language)
  return isCurrent ? messages.since(age(startedAt)) : messages.sinceAndUsed(age(startedAt), age(lastUsedAt))
}
