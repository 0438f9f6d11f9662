import type { ExplanationView } from '#contract/explanations.ts'
import styles from './method-notes.module.css'

type MethodNotesProps = { of: Pick<ExplanationView['figures'][number], 'terms' | 'rounding' | 'note'> }

/** Explains a formula: what its terms mean, how its result is rounded, and what it leaves out. */
export const MethodNotes = ({ of: { terms, rounding, note } }: MethodNotesProps) => (
  <div className={styles.notes}>
    {terms.map(({ term, meaning }) => (
      <p key={term}>
        <i>{term}</i>: {meaning}.
      </p>
    ))}
    {note && <p>{note}</p>}
    <p>{rounding}</p>
  </div>
)
