import { type ReactNode, useEffect, useRef } from 'react'
import { useMessages } from '#web/language/use-messages.ts'
import styles from './mirror-page.module.css'
import { reviewMessages } from './review-messages.ts'

type ReviewPartProps = { name: string; step: 1 | 2 | 3; title: string; note: ReactNode; children: ReactNode }

/** One of the three steps of a review. Its heading takes the focus, because the step before it was removed. */
export function ReviewPart({ name, step, title, note, children }: ReviewPartProps) {
  const messages = useMessages(reviewMessages)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={styles.row}>
      <div className={styles.name}>
        <b>{name}</b> <span>{messages.step(String(step))}</span>
      </div>
      <div className={styles.review}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </div>
      <aside className={styles.note}>{note}</aside>
    </section>
  )
}
