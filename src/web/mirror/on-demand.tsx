import type { ReactNode } from 'react'
import { classes } from '#web/ui/classes.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import paper from '#web/ui/unfolded-on-paper.module.css'
import styles from './on-demand.module.css'
import { useUnfolded } from './use-unfolded.ts'

type OnDemandProps = {
  /** What it is among all that is folded on its page, so that it is found unfolded by whoever comes back. */
  name?: string
  label: string
  /** Whether it stands unfolded where the window is wide enough for a margin. */
  isInMargin?: boolean
  children: ReactNode
}

/** Details that are folded on a screen and printed in full. */
export function OnDemand({ name, label, isInMargin = false, children }: OnDemandProps) {
  const { unfolded, keep } = useUnfolded(name)
  return (
    <Disclosure
      label={label}
      className={classes(styles.onDemand, paper.unfolded, isInMargin && styles.inMargin)}
      isOpenAtFirst={unfolded > 0}
      onOpen={() => keep(1)}
      onClose={() => keep(0)}
    >
      {children}
    </Disclosure>
  )
}
