import type { PlacedAnnotation } from './annotation-places.ts'
import { annotationName, annotationsOfDay, type ChartAnnotation, type ChartData } from './chart-data.ts'
import styles from './readout.module.css'

/** What is known of a day or of what happened on it: `Nov 20, 2026`, `Close $98.92`. */
export type Reading = { readonly title: string; readonly facts: readonly string[] }

/** What is under the pointer or has the keyboard: a day, or an annotation; by their index. */
export type Highlight =
  | { readonly kind: 'day'; readonly index: number; readonly isByKey: boolean }
  | { readonly kind: 'annotation'; readonly index: number; readonly isTouched: boolean }

type ReadoutProps = {
  data: ChartData
  /** As they are drawn. */
  annotations: readonly PlacedAnnotation[]
  highlight: Highlight | null
  readDay: (index: number) => Reading
  caption: string
  linkWords: string
}

/** One place for everything that is read off a chart, always of the same height. */
export function Readout({ data, annotations, highlight, readDay, caption, linkWords }: ReadoutProps) {
  return (
    <figcaption className={styles.readout}>
      {highlight?.kind === 'annotation' ? (
        <AnnotationRead
          annotation={annotations[highlight.index]?.annotation}
          linkWords={highlight.isTouched ? linkWords : ''}
        />
      ) : highlight ? (
        <DayRead reading={readDay(highlight.index)} annotations={annotationsOfDay(data, data.days[highlight.index])} />
      ) : (
        <p>{caption}</p>
      )}
    </figcaption>
  )
}

function AnnotationRead({ annotation, linkWords }: { annotation: ChartAnnotation | undefined; linkWords: string }) {
  if (!annotation) return null
  return (
    <p>
      <b>{annotation.title}</b> <span>{annotation.facts.join(' · ')}</span>
      {linkWords && annotation.href && (
        <>
          {' '}
          <a href={annotation.href}>{linkWords}</a>
        </>
      )}
      {annotation.quote && <q>{annotation.quote}</q>}
    </p>
  )
}

function DayRead({ reading, annotations }: { reading: Reading; annotations: readonly ChartAnnotation[] }) {
  return (
    <p>
      <b>{reading.title}</b> <span>{reading.facts.join(' · ')}</span>
      {annotations.map((annotation) => (
        <span key={annotation.key} className={styles.annotation} title={annotationName(annotation)}>
          {annotation.label}
        </span>
      ))}
    </p>
  )
}
