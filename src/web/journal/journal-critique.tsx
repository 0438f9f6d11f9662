import type { AnalysisView } from '#contract/critiques.ts'
import type { JournalEntryView } from '#contract/journal.ts'
import { SECTION_LABELS, SECTIONS } from '#domain/critique/critique.ts'
import { readCritique } from '#domain/critique/read-critique.ts'
import { markFound } from '#domain/search/text-search.ts'
import { critiqueMessages } from '#web/critique/critique-messages.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { EntryTitle } from './entry-title.tsx'
import styles from './journal-entries.module.css'
import { MarkedText } from './marked-text.tsx'

type CritiqueProps = { critique: AnalysisView; forms: readonly string[] }

/** A critique that is folded, unless it contains words that were searched for. */
export function FoldedCritique({ critique, forms }: CritiqueProps) {
  const isFound = markFound(critique.aiAnalysis, forms).some((stretch) => stretch.isFound)
  // The key resets the disclosure whenever a search begins or ceases to match.
  return (
    <Disclosure key={String(isFound)} label={`Critique · ${critique.model}`} isOpenAtFirst={isFound}>
      <CritiqueWords critique={critique} forms={forms} />
    </Disclosure>
  )
}

type LoneCritiqueProps = {
  user: string
  entry: Extract<JournalEntryView, { kind: 'critique' }>
  forms: readonly string[]
}

/** A critique whose decision is not among the results. */
export function LoneCritique({ user, entry, forms }: LoneCritiqueProps) {
  const headingId = `entry-${entry.sequence}`
  return (
    <article className={styles.entry} aria-labelledby={headingId}>
      <header className={styles.when}>
        <EntryTitle id={headingId} user={user} entry={entry}>
          Critique of {entry.critique.action}
        </EntryTitle>
        <p>
          <time dateTime={entry.dateAdded}>{entry.dateAddedReadable}</time>
          <span>{entry.critique.model}</span>
        </p>
      </header>
      <div>
        <CritiqueWords critique={entry.critique} forms={forms} />
      </div>
    </article>
  )
}

function CritiqueWords({ critique: { aiAnalysis, status, reason }, forms }: CritiqueProps) {
  const read = readCritique(aiAnalysis, status !== 'complete')
  return (
    <div className={styles.critique}>
      {status !== 'complete' && (
        <p>
          {critiqueMessages('en').unfinished[status]} {reason}
        </p>
      )}
      {read.unlabelled && (
        <p>
          <MarkedText text={read.unlabelled} forms={forms} />
        </p>
      )}
      {SECTIONS.filter((part) => read[part]).map((part) => (
        <p key={part}>
          <strong>
            <MarkedText text={SECTION_LABELS[part]} forms={forms} />
          </strong>
          <MarkedText text={read[part] ?? ''} forms={forms} />
        </p>
      ))}
    </div>
  )
}
