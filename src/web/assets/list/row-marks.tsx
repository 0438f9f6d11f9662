import type { AssetRowView } from '#contract/assets.ts'
import type { Instant } from '#domain/time.ts'
import { marksOf } from './mark-words.ts'
import styles from './row-marks.module.css'

/** What a row has to say besides its figures, in quiet words; mostly nothing. */
export function RowMarks({ row, now }: { row: AssetRowView; now: Instant }) {
  const marks = marksOf(row, now)
  if (marks.length === 0) return null
  return (
    <ul className={styles.marks}>
      {marks.map((mark) => (
        <li key={mark}>{mark}</li>
      ))}
    </ul>
  )
}
