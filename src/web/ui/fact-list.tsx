import type { ReactNode } from 'react'
import styles from './fact-list.module.css'

/** A list of terms and the facts about them. */
export const FactList = ({ children }: { children: ReactNode }) => <dl className={styles.facts}>{children}</dl>

type FactProps = {
  term: ReactNode
  /** The fact, and then remarks about it. Falsy lines are left out. */
  lines: readonly ReactNode[]
}

export function Fact({ term, lines }: FactProps) {
  return (
    <div>
      <dt>{term}</dt>
      {lines.filter(Boolean).map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are told apart only by their positions
        <dd key={index}>{line}</dd>
      ))}
    </div>
  )
}
