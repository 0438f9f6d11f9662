import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

type EmptyStateProps = {
  children: ReactNode
  /** The link that leads on from here, if there is one. */
  wayOn?: ReactNode
}

/** Replaces figures or rows while there are none, with a link to make the first. */
export const EmptyState = ({ children, wayOn }: EmptyStateProps) => (
  <div className={styles.empty}>
    <p>{children}</p>
    {wayOn}
  </div>
)
