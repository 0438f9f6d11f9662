import { type ReactNode, useState } from 'react'
import { useMessages } from '#web/language/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './account-section.module.css'
import { ownAccountMessages } from './own-account-messages.ts'

type OnceShownProps = { label: string; text: string; onDone: () => void; children: ReactNode }

/** A secret that the server shows only once, with a button that copies it. */
export function OnceShown({ label, text, onDone, children }: OnceShownProps) {
  const messages = useMessages(ownAccountMessages).once
  const [copied, setCopied] = useState('')
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(messages.copied),
      () => setCopied(messages.notCopied),
    )
  return (
    <div className={styles.form}>
      <p>{children}</p>
      <section aria-label={label}>
        <pre className={styles.secret}>{text}</pre>
      </section>
      <div className={styles.buttons}>
        <Button variant="primary" onClick={copy}>
          {messages.copy}
        </Button>
        <Button onClick={onDone}>{messages.kept}</Button>
      </div>
      <p role="status" className={styles.aside}>
        {copied}
      </p>
    </div>
  )
}
