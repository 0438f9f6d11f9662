import type { AnalysisView } from '#contract/critiques.ts'
import { useLangOfEnglish, useMessages } from '#web/language/use-messages.ts'
import { critiqueMessages } from './critique-messages.ts'
import styles from './critique-note.module.css'

type Mark = NonNullable<AnalysisView['marks']>[number]

/** Lists what a critic made up: quotations, figures and headlines that were not in its input. */
export function CritiqueMarks({ marks }: { marks: readonly Mark[] }) {
  const messages = useMessages(critiqueMessages)
  const lang = useLangOfEnglish()
  const made = marks.flatMap(({ kind, text }) => (kind === 'form' ? [] : [{ kind, text }]))
  const form = marks.filter(({ kind }) => kind === 'form')
  return (
    <>
      {made.length > 0 && (
        <div className={styles.marks} role="note">
          <p>
            <strong>{messages.madeUp}</strong>
          </p>
          <ul>
            {made.map(({ kind, text }) => (
              <li key={`${kind} ${text}`}>
                <mark>{text}</mark> ({messages.marks[kind]})
              </li>
            ))}
          </ul>
        </div>
      )}
      {form.map(({ text }) => (
        <p key={text} className={styles.marks} lang={lang}>
          {text}
        </p>
      ))}
    </>
  )
}
