import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './disclosure.module.css'

type DisclosureProps = {
  label: ReactNode
  isOpenAtFirst?: boolean
  className?: string | undefined
  /** Called when it is opened, to fetch what is needed only then. */
  onOpen?: () => void
  onClose?: () => void
  children: ReactNode
}

/** Content that is folded unless `isOpenAtFirst` is set. */
export function Disclosure({ label, isOpenAtFirst = false, className, onOpen, onClose, children }: DisclosureProps) {
  return (
    <details
      className={classes(styles.disclosure, className)}
      open={isOpenAtFirst}
      onToggle={(event) => (event.currentTarget.open ? onOpen : onClose)?.()}
    >
      <summary>{label}</summary>
      {children}
    </details>
  )
}
