import { type ReactNode, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import styles from './account-section.module.css'

type OnceShownProps = { label: string; text: string; onDone: () => void; children: ReactNode }

/** A secret that the server shows only once, with a button that copies it. */
export function OnceShown({ label, text, onDone, children }: OnceShownProps) {
  const [copied, setCopied] = useState('')
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied('Copied.'),
      () => setCopied('It could not be copied: mark it and copy it by hand.'),
    )
  return (
    <div className={styles.form}>
      <p>{children}</p>
      <section aria-label={label}>
        <pre className={styles.secret}>{text}</pre>
      </section>
      <div className={styles.buttons}>
        <Button variant="primary" onClick={copy}>
          Copy
        </Button>
        <Button onClick={onDone}>I have kept it</Button>
      </div>
      <p role="status" className={styles.aside}>
        {copied}
      </p>
    </div>
  )
}
