import type { JournalEntryView } from '#contract/journal.ts'
import styles from './journal-entries.module.css'
import { MarkedText } from './marked-text.tsx'

type Principle = Extract<JournalEntryView, { kind: 'principle' }>
type PrincipleEntryProps = { entry: Principle; forms: readonly string[] }

const DONE: Readonly<Record<Principle['change'], string>> = {
  written: 'Principle',
  retired: 'Principle retired',
  ordered: 'Principles put in another order',
}

/** A principle that somebody wrote, retired or reordered. */
export function PrincipleEntry({ entry, forms }: PrincipleEntryProps) {
  const { sequence, change, text, dateAdded, dateAddedReadable } = entry
  const time = <time dateTime={dateAdded}>{dateAddedReadable}</time>
  if (text === '')
    return (
      <p className={styles.event}>
        {time}
        <span>{DONE[change]}</span>
      </p>
    )
  const headingId = `entry-${sequence}`
  return (
    <article className={styles.entry} aria-labelledby={headingId}>
      <header className={styles.when}>
        <h2 id={headingId} className={styles.title}>
          <span>{DONE[change]}</span>
        </h2>
        <p>{time}</p>
      </header>
      <p className={styles.thesis}>
        <MarkedText text={text} forms={forms} />
      </p>
    </article>
  )
}
