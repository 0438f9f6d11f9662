import { useState } from 'react'
import { forgetStoredDrafts } from '#web/drafts/forget-drafts.ts'
import { forgetReads } from '#web/privacy/forget-reads.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './kept-here.module.css'

/** Says what this browser stores of the account and for how long, and offers to delete it. */
export function KeptHere() {
  const [message, setMessage] = useState('')
  const clear = async () => {
    forgetStoredDrafts()
    await forgetReads().then(
      () => setMessage('Cleared. What you open from now on is kept again.'),
      () => setMessage('This browser did not let Candor clear it. Sign out, and it goes.'),
    )
  }
  const isKept = 'serviceWorker' in navigator
  return (
    <div className={styles.kept}>
      <p>
        {isKept
          ? 'What you read last is kept in this browser, at most 100 answers of Candor, so that it opens when you are offline. It goes when you sign out, or when somebody else signs in here.'
          : 'This browser keeps nothing of what you read: offline pages need a connection over TLS (https).'}{' '}
        Drafts are kept here and on the server, for 90 days after their last edit or until they are recorded. A draft
        that the server does not have yet stays in this browser when you sign out, and is shown to you alone.
      </p>
      {isKept && (
        <>
          <p>On a computer that is not yours, sign out when you are done.</p>
          <div className={styles.row}>
            <Button onClick={clear}>Clear what is kept here</Button>
            <p role="status">{message}</p>
          </div>
        </>
      )}
    </div>
  )
}
