import type { ReactNode } from 'react'
import styles from './fact-list.module.css'

/** What is so now, term by term. */
export const FactList = ({ children }: { children: ReactNode }) => <dl className={styles.facts}>{children}</dl>

type FactProps = {
  term: ReactNode
  /** The first is the fact, the others are about it; what is falsy is left out. */
  lines: readonly ReactNode[]
}

export function Fact({ term, lines }: FactProps) {
  return (
    <div>
      <dt>{term}</dt>
      {lines.filter(Boolean).map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name than their place
        <dd key={index}>{line}</dd>
      ))}
    </div>
  )
}
