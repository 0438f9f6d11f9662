import { type CritiqueSections, SECTION_LABELS } from '#domain/critique/critique.ts'
import { readCritique } from '#domain/critique/read-critique.ts'
import styles from './critique-note.module.css'

const PARTS = Object.keys(SECTION_LABELS) as (keyof CritiqueSections)[]

/** A critic's words in their three parts, and whatever stands outside of them as it stands. */
export function CritiqueText({ text, isPartial = false }: { text: string; isPartial?: boolean }) {
  const read = readCritique(text, isPartial)
  return (
    <>
      {read.unlabelled && <p className={styles.text}>{read.unlabelled}</p>}
      {PARTS.filter((part) => read[part]).map((part) => (
        <div key={part} className={styles.part}>
          <h4>{SECTION_LABELS[part]}</h4>
          <p className={styles.text}>{read[part]}</p>
        </div>
      ))}
    </>
  )
}
