import { useState } from 'react'
import type { OwnAccountView } from '#contract/own-account.ts'
import { problemMessages } from '#web/api/problem-messages.ts'
import { eraseDrafts } from '#web/drafts/forget-drafts.ts'
import { ExportSetting } from '#web/exports/export-setting.tsx'
import { standingErrors } from '#web/forms/form-errors.ts'
import { SmallForm } from '#web/forms/small-form.tsx'
import { useSubmit } from '#web/forms/use-submit.ts'
import { useMessages } from '#web/language/use-messages.ts'
import { DialogButton } from '#web/ui/dialog-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import styles from './account-section.module.css'
import { ConfirmItIsYou } from './confirm-it-is-you.tsx'
import { signOutHere } from './leave-browser.ts'
import { eraseAccount } from './own-account-api.ts'
import { ownAccountMessages } from './own-account-messages.ts'

/** Erases the whole account: the only way to remove anything from a journal. */
export function EraseAccount({ account }: { account: OwnAccountView }) {
  const messages = useMessages(ownAccountMessages).erase
  return (
    <>
      <h3>{messages.name}</h3>
      <div className={styles.row}>
        <p className={styles.aside}>{messages.aside}</p>
        <DialogButton name={messages.open}>
          {(close) => (
            <ConfirmItIsYou account={account} onLeave={close}>
              <EraseForm username={account.username} onLeave={close} />
            </ConfirmItIsYou>
          )}
        </DialogButton>
      </div>
    </>
  )
}

function EraseForm({ username, onLeave }: { username: string; onLeave: () => void }) {
  const messages = useMessages(ownAccountMessages).erase
  const { text } = useMessages(problemMessages)
  const [typed, setTyped] = useState({ username: '' })
  const { refusal, isSending, submit } = useSubmit({
    fields: ['username'],
    check: (fields: typeof typed) => ({
      username: fields.username === username ? undefined : `Type ${username}, as it stands here.`,
    }),
    // The tab that erases the account does not report that the session has ended, nor lead back to this page.
    send: (fields) => signOutHere(null, () => erase(fields), '/login?erased=1'),
  })
  const erase = async (fields: typeof typed) => {
    await eraseAccount(fields)
    eraseDrafts(username)
  }
  return (
    <SmallForm
      send={messages.send}
      leave={messages.leave}
      refusal={refusal}
      isSending={isSending}
      onSubmit={() => void submit(typed)}
      onLeave={onLeave}
    >
      <div>
        <p>{messages.first}</p>
        <ExportSetting />
      </div>
      <WhatGoesAndStays />
      <TextField
        label={messages.username}
        unit={messages.type(username)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typed.username}
        error={standingErrors(refusal, typed, text).username}
        onChange={(event) => setTyped({ username: event.target.value })}
      />
    </SmallForm>
  )
}

function WhatGoesAndStays() {
  const { facts } = useMessages(ownAccountMessages).erase
  return (
    <ul className={styles.facts}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  )
}
