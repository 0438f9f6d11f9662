import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './notice.module.css'

/** A message next to what it concerns. Screen readers announce an error at once, and other messages politely. */
export function Notice({ kind, children }: { kind: 'error' | 'info'; children: ReactNode }) {
  return (
    <div role={kind === 'error' ? 'alert' : 'status'} className={classes(styles.notice, styles[kind])}>
      {children}
    </div>
  )
}
