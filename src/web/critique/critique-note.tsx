import type { AnalysisView } from '#contract/critiques.ts'
import { SECTIONS } from '#domain/critique/critique.ts'
import { readCritique } from '#domain/critique/read-critique.ts'
import { MARKET_ZONE } from '#domain/prices/market-calendar.ts'
import { readableDate } from '#domain/time.ts'
import { useCritiqueText } from '#web/api/live.ts'
import { problemMessages } from '#web/api/problem-messages.ts'
import { useLangOfEnglish, useLanguage, useMessages } from '#web/language/use-messages.ts'
import { classes } from '#web/ui/classes.ts'
import { AskAgain } from './ask-again.tsx'
import { CriticName } from './critic-name.tsx'
import { isInEnglish } from './critique-language.ts'
import { CritiqueMarks } from './critique-marks.tsx'
import { critiqueMessages } from './critique-messages.ts'
import styles from './critique-note.module.css'
import { CritiqueSources } from './critique-sources.tsx'
import { isBuiltIn, isInStead } from './critique-status.ts'

type CritiqueNoteProps = {
  /** The accessible name. It begins with «Critique» and differs from those of the other notes on the page. */
  name: string
  assetId: number
  /** Whether only the first part is shown until somebody asks for all of it. */
  isFolded?: boolean
  entry: {
    readonly decisionId: string
    /** The latest first. */
    readonly analyses: readonly AnalysisView[]
    readonly isAwaitingCritique: boolean
  }
}

/** The note in the margin of one decision: the critique, earlier ones, or the one that is being written now. */
export function CritiqueNote({ name, assetId, entry, isFolded = false }: CritiqueNoteProps) {
  const { decisionId, analyses, isAwaitingCritique } = entry
  const messages = useMessages(critiqueMessages)
  const [latest, ...earlier] = isAwaitingCritique ? [undefined, ...analyses] : analyses
  return (
    <aside className={classes(styles.note, isFolded && styles.folded)} aria-label={name} aria-busy={isAwaitingCritique}>
      {isAwaitingCritique && <ArrivingCritique decisionId={decisionId} />}
      {latest && <Analysis analysis={latest} />}
      {!latest && !isAwaitingCritique && <p>{messages.none}</p>}
      {!isAwaitingCritique && !isAnswered(latest) && <AskAgain assetId={assetId} decisionId={decisionId} />}
      {earlier.length > 0 && (
        <details>
          <summary>{earlier.length === 1 ? messages.earlierOne : messages.earlier(String(earlier.length))}</summary>
          {earlier.map((analysis) => (
            <Analysis key={analysis?.sequence} analysis={analysis} />
          ))}
        </details>
      )}
    </aside>
  )
}

const isAnswered = (latest: AnalysisView | undefined): boolean =>
  latest !== undefined && latest.status === 'complete' && !isInStead(latest)

function ArrivingCritique({ decisionId }: { decisionId: string }) {
  const text = useCritiqueText(decisionId)
  return (
    <>
      <p className={styles.arriving}>{useMessages(critiqueMessages).arriving}</p>
      <CritiqueText text={text} isPartial />
    </>
  )
}

/** One answer of a critic, complete or not, with its model and its date. */
function Analysis({ analysis }: { analysis: AnalysisView | undefined }) {
  const language = useLanguage()
  const messages = critiqueMessages(language)
  const { text } = useMessages(problemMessages)
  if (!analysis) return null
  const { status, reason, aiAnalysis, model, dateAdded } = analysis
  const why = reason && text(reason)
  return (
    <div className={styles.analysis}>
      {status !== 'complete' && (
        <p className={styles.unfinished}>
          <strong>{messages.unfinished[status]}</strong> {why} {messages.entryIsSafe}
        </p>
      )}
      {isInStead(analysis) && (
        <p className={styles.unfinished}>
          <strong>{messages.inStead}</strong> {why}
        </p>
      )}
      {status !== 'complete' && aiAnalysis && <p className={styles.label}>{messages.asFarAs}</p>}
      <CritiqueText text={aiAnalysis} />
      <CritiqueMarks marks={analysis.marks ?? []} />
      <CritiqueSources headlines={analysis.headlines ?? []} filings={analysis.filings ?? []} />
      {analysis.correctedSince && <p className={styles.label}>{messages.correctedSince[analysis.correctedSince]}</p>}
      <footer>
        <CriticName model={model} /> ·{' '}
        <time dateTime={dateAdded}>{readableDate(dateAdded, MARKET_ZONE, language)}</time>
        {isBuiltIn(model) && <p>{messages.noModel}</p>}
      </footer>
    </div>
  )
}

type CritiqueTextProps = {
  text: string
  isPartial?: boolean
  /** The level of the parts' headings: below that of the entry that they are about, or of the page where the entry has none. */
  heading?: 'h2' | 'h4'
}

/** A critique in its three parts. Text outside of them comes first, unchanged. */
export function CritiqueText({ text, isPartial = false, heading: Heading = 'h4' }: CritiqueTextProps) {
  const { parts } = useMessages(critiqueMessages)
  const english = useLangOfEnglish()
  const lang = isInEnglish(text) ? english : undefined
  const read = readCritique(text, isPartial)
  return (
    <>
      {read.unlabelled && (
        <p className={styles.text} lang={lang} data-own-words>
          {read.unlabelled}
        </p>
      )}
      {SECTIONS.filter((part) => read[part]).map((part) => (
        <div key={part} className={styles.part}>
          <Heading>{parts[part]}</Heading>
          <p className={styles.text} lang={lang} data-own-words>
            {read[part]}
          </p>
        </div>
      ))}
    </>
  )
}
