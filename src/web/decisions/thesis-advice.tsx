import type { ReactNode } from 'react'
import styles from './thesis-advice.module.css'

/** What else stands beside a thesis, given by the page: in the margin of a wide window, in the form of a narrow one. */
export type AdviceSlot = (place: 'margin' | 'page') => ReactNode

/** Stands in the margin of a thesis that is being written, where its critique will be. */
export const ThesisAdvice = ({ children }: { children: ReactNode }) => (
  <div className={styles.margin}>
    <p>Say what you expect, by when, and what would prove you wrong. The critique will stand here.</p>
    {children}
  </div>
)
