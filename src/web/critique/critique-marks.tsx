import type { AnalysisView } from '#contract/critiques.ts'
import styles from './critique-note.module.css'

type Mark = NonNullable<AnalysisView['marks']>[number]

/** Lists what a critic made up: quotations, figures and headlines that were not in its input. */
export function CritiqueMarks({ marks }: { marks: readonly Mark[] }) {
  const made = marks.filter(({ kind }) => kind !== 'form')
  const form = marks.filter(({ kind }) => kind === 'form')
  return (
    <>
      {made.length > 0 && (
        <div className={styles.marks} role="note">
          <p>
            <strong>Not in what it was given:</strong>
          </p>
          <ul>
            {made.map(({ kind, text }) => (
              <li key={`${kind} ${text}`}>
                <mark>{text}</mark> ({WORDS[kind]})
              </li>
            ))}
          </ul>
        </div>
      )}
      {form.map(({ text }) => (
        <p key={text} className={styles.marks}>
          {text}
        </p>
      ))}
    </>
  )
}

const WORDS: Readonly<Record<Mark['kind'], string>> = {
  quote: 'words that it was not given, or not as yours',
  figure: 'a figure that nobody gave it',
  headline: 'no headline that it was given',
  form: '',
}
