import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

type EmptyStateProps = {
  children: ReactNode
  /** The link that leads on from here, if there is one. */
  wayOn?: ReactNode
}

/** Words where there would be figures or rows, and the way to the first of them. */
export const EmptyState = ({ children, wayOn }: EmptyStateProps) => (
  <div className={styles.empty}>
    <p>{children}</p>
    {wayOn}
  </div>
)
