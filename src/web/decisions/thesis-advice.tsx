import { PrinciplesBeside } from '#web/principles/principles-beside.tsx'
import styles from './thesis-advice.module.css'

/** Stands in the margin of a thesis that is being written, where its critique will be. */
export const ThesisAdvice = () => (
  <div className={styles.margin}>
    <p>Say what you expect, by when, and what would prove you wrong. The critique will stand here.</p>
    <PrinciplesBeside place="margin" />
  </div>
)
