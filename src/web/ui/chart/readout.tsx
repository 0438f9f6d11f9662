import type { PlacedAnnotation } from './annotation-places.ts'
import { annotationName, annotationsOfDay, type ChartAnnotation, type ChartData } from './chart-data.ts'
import styles from './readout.module.css'

/** A day or an event in words: `Nov 20, 2026`, `Close $98.92`. */
export type Reading = { readonly title: string; readonly facts: readonly string[] }

/** The day or the annotation that is under the pointer or has the focus, by its index. */
export type Highlight =
  | { readonly kind: 'day'; readonly index: number; readonly isByKey: boolean }
  | { readonly kind: 'annotation'; readonly index: number; readonly isTouched: boolean }

type ReadoutProps = {
  data: ChartData
  /** The annotations as they are drawn, so after stacking. */
  annotations: readonly PlacedAnnotation[]
  highlight: Highlight | null
  readDay: (index: number) => Reading
  caption: string
  linkWords: string
}

/** Shows whatever is read off the chart in one place, whose height never changes. */
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
