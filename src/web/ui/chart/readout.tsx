import { type ChartData, type ChartMark, markName, marksOfDay } from './chart-data.ts'
import type { PlacedMark } from './mark-places.ts'
import styles from './readout.module.css'

/** What is known of a day or of what happened on it: `Nov 20, 2026`, `Close $98.92`. */
export type Reading = { readonly title: string; readonly facts: readonly string[] }

/** What is under the pointer or has the keyboard: a day, or a mark; by their index. */
export type Shown =
  | { readonly kind: 'day'; readonly index: number; readonly isByKey: boolean }
  | { readonly kind: 'mark'; readonly index: number; readonly isTouched: boolean }

type ReadoutProps = {
  data: ChartData
  /** As they are drawn. */
  marks: readonly PlacedMark[]
  shown: Shown | null
  readDay: (index: number) => Reading
  caption: string
  linkWords: string
}

/** One place for everything that is read off a chart, always of the same height. */
export function Readout({ data, marks, shown, readDay, caption, linkWords }: ReadoutProps) {
  return (
    <figcaption className={styles.readout}>
      {shown?.kind === 'mark' ? (
        <MarkRead mark={marks[shown.index]?.mark} linkWords={shown.isTouched ? linkWords : ''} />
      ) : shown ? (
        <DayRead reading={readDay(shown.index)} marks={marksOfDay(data, data.days[shown.index])} />
      ) : (
        <p>{caption}</p>
      )}
    </figcaption>
  )
}

function MarkRead({ mark, linkWords }: { mark: ChartMark | undefined; linkWords: string }) {
  if (!mark) return null
  return (
    <p>
      <b>{mark.title}</b> <span>{mark.facts.join(' · ')}</span>
      {linkWords && mark.href && (
        <>
          {' '}
          <a href={mark.href}>{linkWords}</a>
        </>
      )}
      {mark.quote && <q>{mark.quote}</q>}
    </p>
  )
}

function DayRead({ reading, marks }: { reading: Reading; marks: readonly ChartMark[] }) {
  return (
    <p>
      <b>{reading.title}</b> <span>{reading.facts.join(' · ')}</span>
      {marks.map((mark) => (
        <span key={mark.key} className={styles.mark} title={markName(mark)}>
          {mark.label}
        </span>
      ))}
    </p>
  )
}
