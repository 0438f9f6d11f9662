import type { ReactNode } from 'react'
import styles from './disclosure.module.css'

type DisclosureProps = {
  label: ReactNode
  isOpenAtFirst?: boolean
  /** Called when it is opened, to fetch what is needed only then. */
  onOpen?: () => void
  children: ReactNode
}

/** Content that is folded unless `isOpenAtFirst` is set. */
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
