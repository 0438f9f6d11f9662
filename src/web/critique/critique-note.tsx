import type { AnalysisView } from '#contract/critiques.ts'
import { SECTION_LABELS, SECTIONS } from '#domain/critique/critique.ts'
import { readCritique } from '#domain/critique/read-critique.ts'
import { useCritiqueText } from '#web/api/live.ts'
import { classes } from '#web/ui/classes.ts'
import { AskAgain } from './ask-again.tsx'
import { CritiqueMarks } from './critique-marks.tsx'
import styles from './critique-note.module.css'
import { CritiqueSources } from './critique-sources.tsx'
import { isBuiltIn, isInStead, UNFINISHED } from './critique-status.ts'

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
  const [latest, ...earlier] = isAwaitingCritique ? [undefined, ...analyses] : analyses
  return (
    <aside className={classes(styles.note, isFolded && styles.folded)} aria-label={name} aria-busy={isAwaitingCritique}>
      {isAwaitingCritique && <ArrivingCritique decisionId={decisionId} />}
      {latest && <Analysis analysis={latest} />}
      {!latest && !isAwaitingCritique && <p>There is no critique of this entry yet.</p>}
      {!isAwaitingCritique && !isAnswered(latest) && <AskAgain assetId={assetId} decisionId={decisionId} />}
      {earlier.length > 0 && (
        <details>
          <summary>{earlier.length === 1 ? 'An earlier answer' : `${earlier.length} earlier answers`}</summary>
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
      <p className={styles.arriving}>The critique is being written...</p>
      <CritiqueText text={text} isPartial />
    </>
  )
}

/** One answer of a critic, complete or not, with its model and its date. */
function Analysis({ analysis }: { analysis: AnalysisView | undefined }) {
  if (!analysis) return null
  const { status, reason, aiAnalysis, model, dateAdded, dateAddedReadable } = analysis
  return (
    <div className={styles.analysis}>
      {status !== 'complete' && (
        <p className={styles.unfinished}>
          <strong>{UNFINISHED[status]}</strong> {reason} Your entry itself is recorded and safe.
        </p>
      )}
      {isInStead(analysis) && (
        <p className={styles.unfinished}>
          <strong>The built-in critic answers in the model’s stead.</strong> {reason}
        </p>
      )}
      {status !== 'complete' && aiAnalysis && <p className={styles.label}>Unfinished, as far as it came:</p>}
      <CritiqueText text={aiAnalysis} />
      <CritiqueMarks marks={analysis.marks ?? []} />
      <CritiqueSources headlines={analysis.headlines ?? []} filings={analysis.filings ?? []} />
      {analysis.correctedSince && <p className={styles.label}>{CORRECTED_SINCE[analysis.correctedSince]}</p>}
      <footer>
        {model} · <time dateTime={dateAdded}>{dateAddedReadable}</time>
        {isBuiltIn(model) && <p>No language model: a fixed reading of the words you wrote.</p>}
      </footer>
    </div>
  )
}

/** A critique stays as it was written after an entry that it read was corrected, so the reader is told. */
const CORRECTED_SINCE: Readonly<Record<NonNullable<AnalysisView['correctedSince']>, string>> = {
  'this-entry': 'Written before this entry was corrected.',
  'earlier-entry': 'Written before an earlier entry was corrected.',
}

/** A critique in its three parts. Text outside of them comes first, unchanged. */
export function CritiqueText({ text, isPartial = false }: { text: string; isPartial?: boolean }) {
  const read = readCritique(text, isPartial)
  return (
    <>
      {read.unlabelled && <p className={styles.text}>{read.unlabelled}</p>}
      {SECTIONS.filter((part) => read[part]).map((part) => (
        <div key={part} className={styles.part}>
          <h4>{SECTION_LABELS[part]}</h4>
          <p className={styles.text}>{read[part]}</p>
        </div>
      ))}
    </>
  )
}
