import { type ReactNode, useId } from 'react'
import { useMessages } from '#web/language/use-messages.ts'
import styles from './mirror-page.module.css'
import { reviewMessages } from './review-messages.ts'

type ReviewPartProps = { name: string; step: 1 | 2 | 3; title: string; note: ReactNode; children: ReactNode }

/** One of the three steps of a review. Its heading gets the focus once the step before is sent, and is told with its company and number. */
export function ReviewPart({ name, step, title, note, children }: ReviewPartProps) {
  const messages = useMessages(reviewMessages)
  const id = useId()
  return (
    <section className={styles.row}>
      <div id={id} className={styles.name}>
        <b>{name}</b> <span>{messages.step(String(step))}</span>
      </div>
      <div className={styles.review}>
        <h1 tabIndex={-1} aria-describedby={id}>
          {title}
        </h1>
        {children}
      </div>
      <aside className={styles.note}>{note}</aside>
    </section>
  )
}
