import styles from './annotation-legend.module.css'
import { AnnotationShapeAt } from './annotation-shape.tsx'
import type { AnnotationShape } from './chart-data.ts'

type Kind = { readonly shape: AnnotationShape; readonly letter: string; readonly name: string }

/** The legend: each shape with its name. */
export function AnnotationLegend({ kinds }: { kinds: readonly Kind[] }) {
  return (
    <ul className={styles.legend}>
      {kinds.map(({ shape, letter, name }) => (
        <li key={name}>
          <svg viewBox="0 0 22 22" aria-hidden="true">
            <AnnotationShapeAt shape={shape} letter={letter} x={11} y={11} radius={8.5} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  )
}
