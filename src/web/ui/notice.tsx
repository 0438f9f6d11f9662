import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './notice.module.css'

/** News next to what it concerns: read out at once when something went wrong, politely otherwise. */
export function Notice({ kind, children }: { kind: 'error' | 'info'; children: ReactNode }) {
  return (
    <div role={kind === 'error' ? 'alert' : 'status'} className={classes(styles.notice, styles[kind])}>
      {children}
    </div>
  )
}
