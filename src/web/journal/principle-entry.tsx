import type { JournalEntryView } from '#contract/journal.ts'
import { writtenDay } from '#web/assets/asset-lines.ts'
import { useLanguage } from '#web/language/use-messages.ts'
import styles from './journal-entries.module.css'
import { journalMessages } from './journal-messages.ts'
import { MarkedText } from './marked-text.tsx'

type Principle = Extract<JournalEntryView, { kind: 'principle' }>
type PrincipleEntryProps = { entry: Principle; forms: readonly string[] }

/** A principle that somebody wrote, retired or reordered. */
export function PrincipleEntry({ entry, forms }: PrincipleEntryProps) {
  const language = useLanguage()
  const { sequence, change, text, dateAdded } = entry
  const done = journalMessages(language).entry.principle[change]
  const time = <time dateTime={dateAdded}>{writtenDay(dateAdded, language)}</time>
  if (text === '')
    return (
      <p className={styles.event}>
        {time}
        <span>{done}</span>
      </p>
    )
  const headingId = `entry-${sequence}`
  return (
    <article className={styles.entry} aria-labelledby={headingId}>
      <header className={styles.when}>
        <h2 id={headingId} className={styles.title}>
          <span>{done}</span>
        </h2>
        <p>{time}</p>
      </header>
      <p className={styles.thesis} data-own-words>
        <MarkedText text={text} forms={forms} />
      </p>
    </article>
  )
}
