import { useState } from 'react'
import { forgetStoredDrafts } from '#web/drafts/forget-drafts.ts'
import { useMessages } from '#web/language/use-messages.ts'
import { forgetReads } from '#web/privacy/forget-reads.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './kept-here.module.css'
import { settingsMessages } from './settings-messages.ts'

/** Says what this browser stores of the account and for how long, and offers to delete it. */
export function KeptHere() {
  const messages = useMessages(settingsMessages).device
  const [message, setMessage] = useState('')
  const clear = async () => {
    forgetStoredDrafts()
    await forgetReads().then(
      () => setMessage(messages.cleared),
      () => setMessage(messages.notCleared),
    )
  }
  const isKept = 'serviceWorker' in navigator
  return (
    <div className={styles.kept}>
      <p>
        {isKept ? messages.kept : messages.notKept} {messages.drafts}
      </p>
      {isKept && (
        <>
          <p>{messages.notYours}</p>
          <div className={styles.row}>
            <Button onClick={clear}>{messages.clear}</Button>
            <p role="status">{message}</p>
          </div>
        </>
      )}
    </div>
  )
}
