import type { ReactNode } from 'react'
import styles from './disclosure.module.css'

type DisclosureProps = {
  label: ReactNode
  isOpenAtFirst?: boolean
  /** Called once it is open, for what is fetched only then. */
  onOpen?: () => void
  children: ReactNode
}

/** What is there for those who ask: closed unless it is said. */
export function Disclosure({ label, isOpenAtFirst = false, onOpen, children }: DisclosureProps) {
  return (
    <details
      className={styles.disclosure}
      open={isOpenAtFirst}
      onToggle={(event) => event.currentTarget.open && onOpen?.()}
    >
      <summary>{label}</summary>
      {children}
    </details>
  )
}
