import type { ReactNode } from 'react'
import { useMessages } from '#web/language/use-messages.ts'
import { decisionMessages } from './decision-messages.ts'
import styles from './thesis-advice.module.css'

/** Additional content beside a thesis, supplied by the page: in the margin of a wide window, within the form of a narrow one. */
export type AdviceSlot = (place: 'margin' | 'page') => ReactNode

/** The margin beside a thesis that is being written, where its critique will appear. */
export const ThesisAdvice = ({ children }: { children: ReactNode }) => (
  <div className={styles.margin}>
    <p>{useMessages(decisionMessages).advice}</p>
    {children}
  </div>
)
