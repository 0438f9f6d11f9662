import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { Button } from './button.tsx'
import styles from './dialog.module.css'

type DialogProps = {
  title: ReactNode
  onClose: () => void
  /** Whether the dialog is only read: then a click beside it closes it, and it has a Close button. */
  isForReading?: boolean
  children: ReactNode
}

/**
 * A modal dialog that is open while it is mounted. Escape closes it, and the focus goes back to where it was. It is rendered in a
 * portal, because inside a notice a screen reader would announce all of its content.
 */
export function Dialog({ title, onClose, isForReading = false, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  // A layout effect closes it before it leaves the page, because only a dialog that is closed gives the focus back.
  useLayoutEffect(() => {
    const opened = dialog.current
    opened?.showModal()
    return () => opened?.close()
  }, [])
  return createPortal(
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      closedby={isForReading ? 'any' : 'closerequest'}
      onClose={() => !dialog.current?.open && onClose()}
    >
      <h2 id={titleId}>{title}</h2>
      {isForReading && (
        <Button variant="quiet" className={styles.close} onClick={onClose}>
          Close
        </Button>
      )}
      {children}
    </dialog>,
    document.body,
  )
}
