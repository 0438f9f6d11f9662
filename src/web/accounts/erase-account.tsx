import { useState } from 'react'
import type { OwnAccountView } from '#contract/own-account.ts'
import { eraseDrafts } from '#web/drafts/forget-drafts.ts'
import { ExportSetting } from '#web/exports/export-setting.tsx'
import { standingErrors } from '#web/forms/form-errors.ts'
import { SmallForm } from '#web/forms/small-form.tsx'
import { useSubmit } from '#web/forms/use-submit.ts'
import { DialogButton } from '#web/ui/dialog-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import styles from './account-section.module.css'
import { ConfirmItIsYou } from './confirm-it-is-you.tsx'
import { forgetAccount } from './leave-browser.ts'
import { eraseAccount } from './own-account-api.ts'

/** Erases the whole account: the only way to remove anything from a journal. */
export function EraseAccount({ account }: { account: OwnAccountView }) {
  return (
    <>
      <h3>Leave</h3>
      <div className={styles.row}>
        <p className={styles.aside}>Erases your account and all that you recorded, for good.</p>
        <DialogButton name="Erase this account">
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
  const [typed, setTyped] = useState({ username: '' })
  const { refusal, isSending, submit } = useSubmit({
    fields: ['username'],
    check: (fields: typeof typed) => ({
      username: fields.username === username ? undefined : `Type ${username}, as it stands here.`,
    }),
    send: eraseAccount,
    onSent: async () => {
      eraseDrafts(username)
      await forgetAccount()
      window.location.assign('/login?erased=1')
    },
  })
  return (
    <SmallForm
      send="Erase everything"
      leave="Keep my account"
      refusal={refusal}
      isSending={isSending}
      onSubmit={() => void submit(typed)}
      onLeave={onLeave}
    >
      <div>
        <p>First, take your journal with you:</p>
        <ExportSetting />
      </div>
      <WhatGoesAndStays />
      <TextField
        label="Your username"
        unit={`type ${username}`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typed.username}
        error={standingErrors(refusal, typed).username}
        onChange={(event) => setTyped({ username: event.target.value })}
      />
    </SmallForm>
  )
}

const WhatGoesAndStays = () => (
  <ul className={styles.facts}>
    <li>
      Gone at once: every entry, critique and principle, the prices that you typed, receipts, settings, sessions, and
      your name. Nobody can undo it.
    </li>
    <li>
      What stays is a signed mark that names nobody: a number, how many entries there were, and the hash of the last
      one. Nobody else’s journal changes.
    </li>
    <li>
      Backups that were made before still hold your journal. Candor deletes its own after twelve more months of backups,
      those from before an update after three more updates; whoever runs it can delete them sooner.
    </li>
    <li>Exports and receipts that you downloaded stay yours. An export can be imported into a new account.</li>
  </ul>
)
