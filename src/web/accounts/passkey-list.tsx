import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { OwnAccountView } from '#contract/own-account.ts'
import type { PasskeysView } from '#contract/passkeys.ts'
import { problemMessages } from '#web/api/problem-messages.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { request } from '#web/api/request.ts'
import { SmallForm } from '#web/forms/small-form.tsx'
import { useSubmit } from '#web/forms/use-submit.ts'
import { useLanguage, useMessages } from '#web/language/use-messages.ts'
import { DialogButton } from '#web/ui/dialog-button.tsx'
import { formatAge, readersTimeZone } from '#web/ui/format.ts'
import { Notice } from '#web/ui/notice.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import styles from './account-section.module.css'
import { ConfirmItIsYou } from './confirm-it-is-you.tsx'
import { ownAccountMessages } from './own-account-messages.ts'

const readPasskeys = () => request<PasskeysView>('GET', '/api/account/passkeys')

/** The devices that sign somebody in without a password. */
export function PasskeyList({ account }: { account: OwnAccountView }) {
  const language = useLanguage()
  const messages = ownAccountMessages(language).passkeys
  const { text } = useMessages(problemMessages)
  const heading = useId()
  const queries = useQueryClient()
  const { data, error } = useQuery({ queryKey: queryKeys.passkeys, queryFn: readPasskeys })
  // The account says whether it has a passkey. Its key also covers the list of passkeys.
  const again = () => queries.invalidateQueries({ queryKey: queryKeys.ownAccount })
  const now = new Date().toISOString()
  const age = (at: string) => formatAge(at, now, readersTimeZone(), language)
  return (
    <>
      <h3 id={heading}>{messages.name}</h3>
      {data && data.passkeys.length > 0 && (
        <ul className={styles.sessions} aria-labelledby={heading}>
          {data.passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
            <li key={id} className={styles.row}>
              <div>
                <p>{name}</p>
                <p className={styles.aside}>
                  {lastUsedAt ? messages.addedAndUsed(age(createdAt), age(lastUsedAt)) : messages.added(age(createdAt))}
                </p>
              </div>
              <DialogButton
                name={messages.remove}
                title={messages.removeTitle(name)}
                aria-label={messages.removeNamed(name)}
              >
                {(close) => (
                  <ConfirmItIsYou account={account} onLeave={close}>
                    <RemovePasskey id={id} onDone={() => again().then(close)} onLeave={close} />
                  </ConfirmItIsYou>
                )}
              </DialogButton>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.row}>
        <p className={styles.aside}>{messages.aside}</p>
        <DialogButton name={messages.add}>
          {(close) => (
            <ConfirmItIsYou account={account} onLeave={close}>
              <PasskeyForm onDone={() => again().then(close)} onLeave={close} />
            </ConfirmItIsYou>
          )}
        </DialogButton>
      </div>
      {error && <Notice kind="error">{text(error.message)}</Notice>}
    </>
  )
}

type PartProps = { onDone: () => unknown; onLeave: () => void }

function PasskeyForm({ onDone, onLeave }: PartProps) {
  const messages = useMessages(ownAccountMessages).passkeys
  const { text } = useMessages(problemMessages)
  const [typed, setTyped] = useState({ name: '' })
  const { refusal, isSending, submit } = useSubmit({
    fields: ['name'],
    isQuiet: true,
    check: ({ name }: typeof typed) => ({ name: name.trim() === '' ? 'Say which device this is.' : undefined }),
    // The code that talks to the device is loaded when somebody adds a passkey.
    send: async ({ name }: typeof typed) => (await import('./passkey-api.ts')).addPasskey(name),
    onSent: onDone,
  })
  return (
    <SmallForm
      send={messages.addDevice}
      refusal={refusal}
      isSending={isSending}
      onSubmit={() => void submit(typed)}
      onLeave={onLeave}
    >
      <TextField
        label={messages.which}
        value={typed.name}
        error={refusal?.errors.name && text(refusal.errors.name)}
        onChange={(event) => setTyped({ name: event.target.value })}
      />
    </SmallForm>
  )
}

function RemovePasskey({ id, onDone, onLeave }: PartProps & { id: string }) {
  const { passkeys, remove, keep } = useMessages(ownAccountMessages)
  const { refusal, isSending, submit } = useSubmit({
    fields: [],
    isQuiet: true,
    send: () => request<undefined>('DELETE', `/api/account/passkeys/${encodeURIComponent(id)}`),
    onSent: onDone,
  })
  return (
    <SmallForm
      send={remove}
      leave={keep}
      refusal={refusal}
      isSending={isSending}
      onSubmit={() => void submit({})}
      onLeave={onLeave}
    >
      <p>{passkeys.removing}</p>
    </SmallForm>
  )
}
