import type { ReactNode } from 'react'
import { classes } from '#web/ui/classes.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import styles from './on-demand.module.css'

type OnDemandProps = {
  label: string
  /** Whether it stands unfolded where the window is wide enough for a margin. */
  isInMargin?: boolean
  children: ReactNode
}

/** Details that are folded on a screen and printed in full. */
export const OnDemand = ({ label, isInMargin = false, children }: OnDemandProps) => (
  <Disclosure label={label} className={classes(styles.onDemand, isInMargin && styles.inMargin)}>
    {children}
  </Disclosure>
)
