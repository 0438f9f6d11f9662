import type { MarkShape } from './chart-data.ts'
import styles from './mark-legend.module.css'
import { MarkShapeAt } from './mark-shape.tsx'

type Kind = { readonly shape: MarkShape; readonly letter: string; readonly name: string }

/** What each mark is called. */
export function MarkLegend({ kinds }: { kinds: readonly Kind[] }) {
  return (
    <ul className={styles.legend}>
      {kinds.map(({ shape, letter, name }) => (
        <li key={name}>
          <svg viewBox="0 0 22 22" aria-hidden="true">
            <MarkShapeAt shape={shape} letter={letter} x={11} y={11} radius={8.5} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  )
}
