import type { JournalEntryView } from '#contract/journal.ts'
import { CONFIDENCE } from '#domain/decisions/limits.ts'
import { movedLine } from '#web/assets/asset-lines.ts'
import { EntryCorrections } from '#web/assets/corrections/entry-corrections.tsx'
import { EntryDay } from '#web/assets/page/entry-day.tsx'
import { actionName } from '#web/language/action-names.ts'
import { useLanguage } from '#web/language/use-messages.ts'
import { formatDay } from '#web/ui/format.ts'
import hidden from '#web/ui/hidden.module.css'
import { Ticks } from '#web/ui/tick-range.tsx'
import { EntryTitle } from './entry-title.tsx'
import { FoldedCritique } from './journal-critique.tsx'
import styles from './journal-entries.module.css'
import { journalMessages } from './journal-messages.ts'
import { MarkedText } from './marked-text.tsx'

type Decision = Extract<JournalEntryView, { kind: 'decision' }>
type Critique = Extract<JournalEntryView, { kind: 'critique' }>

type DecisionEntryProps = {
  user: string
  entry: Decision
  /** The latest first. */
  critiques: readonly Critique[]
  forms: readonly string[]
}

/** A decision in the journal: its action, confidence, thesis and critiques. */
export function DecisionEntry({ user, entry, critiques, forms }: DecisionEntryProps) {
  const { asset, decision, confidence } = entry
  const language = useLanguage()
  const messages = journalMessages(language).entry
  const moved = movedLine(asset, decision, language)
  const headingId = `entry-${entry.sequence}`
  return (
    <article className={styles.entry} aria-labelledby={headingId}>
      <header className={styles.when}>
        <EntryTitle id={headingId} user={user} entry={entry}>
          {actionName(decision.action, language)}
        </EntryTitle>
        <p>
          <EntryDay entry={decision} />
          {moved && <span>{moved}</span>}
          <EntryCorrections corrections={decision.corrections} />
        </p>
        <p className={styles.confidence}>
          <Ticks value={confidence} max={CONFIDENCE.max} />
          <span className={hidden.visually}>{messages.confidence}</span> {confidence}/{CONFIDENCE.max}
        </p>
      </header>
      <div>
        <p className={styles.thesis} data-own-words>
          <MarkedText text={decision.thesis} forms={forms} />
        </p>
        {decision.wrongIf && (
          <p className={styles.test}>
            <span>{messages.wrongIf}</span>{' '}
            <span data-own-words>
              <MarkedText text={decision.wrongIf} forms={forms} />
            </span>
            {decision.wrongIfOn && <small>{messages.askedOn(formatDay(decision.wrongIfOn, language))}</small>}
          </p>
        )}
      </div>
      {critiques.length > 0 && (
        <div className={styles.margin}>
          {critiques.map((critique) => (
            <FoldedCritique key={critique.sequence} critique={critique.critique} forms={forms} />
          ))}
        </div>
      )}
    </article>
  )
}
