import type { AnalysisView } from '#contract/critiques.ts'
import type { JournalEntryView } from '#contract/journal.ts'
import { SECTIONS } from '#domain/critique/critique.ts'
import { readCritique } from '#domain/critique/read-critique.ts'
import { markFound } from '#domain/search/text-search.ts'
import { problemMessages } from '#web/api/problem-messages.ts'
import { writtenDay } from '#web/assets/asset-lines.ts'
import { CriticName } from '#web/critique/critic-name.tsx'
import { isInEnglish } from '#web/critique/critique-language.ts'
import { critiqueMessages } from '#web/critique/critique-messages.ts'
import { actionName } from '#web/language/action-names.ts'
import { useLangOfEnglish, useLanguage, useMessages } from '#web/language/use-messages.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { EntryTitle } from './entry-title.tsx'
import styles from './journal-entries.module.css'
import { journalMessages } from './journal-messages.ts'
import { MarkedText } from './marked-text.tsx'

type CritiqueProps = { critique: AnalysisView; forms: readonly string[] }

/** A critique that is folded, unless it contains words that were searched for. */
export function FoldedCritique({ critique, forms }: CritiqueProps) {
  const label = (
    <span>
      {useMessages(journalMessages).entry.critique} · <CriticName model={critique.model} />
    </span>
  )
  const isFound = markFound(critique.aiAnalysis, forms).some((stretch) => stretch.isFound)
  // The key resets the disclosure whenever a search begins or ceases to match.
  return (
    <Disclosure key={String(isFound)} label={label} isOpenAtFirst={isFound}>
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
  const language = useLanguage()
  const headingId = `entry-${entry.sequence}`
  return (
    <article className={styles.entry} aria-labelledby={headingId}>
      <header className={styles.when}>
        <EntryTitle id={headingId} user={user} entry={entry}>
          {journalMessages(language).entry.critiqueOf(actionName(entry.critique.action, language))}
        </EntryTitle>
        <p>
          <time dateTime={entry.dateAdded}>{writtenDay(entry.dateAdded, language)}</time>
          <CriticName model={entry.critique.model} />
        </p>
      </header>
      <div>
        <CritiqueWords critique={entry.critique} forms={forms} />
      </div>
    </article>
  )
}

function CritiqueWords({ critique: { aiAnalysis, status, reason }, forms }: CritiqueProps) {
  const messages = useMessages(critiqueMessages)
  const { text } = useMessages(problemMessages)
  const english = useLangOfEnglish()
  const lang = isInEnglish(aiAnalysis) ? english : undefined
  const read = readCritique(aiAnalysis, status !== 'complete')
  return (
    <div className={styles.critique}>
      {status !== 'complete' && (
        <p>
          {messages.unfinished[status]} {reason && text(reason)}
        </p>
      )}
      {read.unlabelled && (
        <p lang={lang} data-own-words>
          <MarkedText text={read.unlabelled} forms={forms} />
        </p>
      )}
      {SECTIONS.filter((part) => read[part]).map((part) => (
        <p key={part}>
          <strong>
            <MarkedText text={messages.parts[part]} forms={forms} />
          </strong>
          <span lang={lang} data-own-words>
            <MarkedText text={read[part] ?? ''} forms={forms} />
          </span>
        </p>
      ))}
    </div>
  )
}
