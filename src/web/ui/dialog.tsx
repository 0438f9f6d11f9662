import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { Button } from './button.tsx'
import styles from './dialog.module.css'

type DialogProps = {
  title: ReactNode
  onClose: () => void
  /** Whether a press beside it closes it, and a button of its own: for what is only read. */
  isForReading?: boolean
  children: ReactNode
}

/**
 * Stands before the page while it is mounted. Escape closes it, and the keyboard goes back to where it was. It is no part of
 * where it is opened from: inside of a notice, all that is said in it would be read out as news.
 */
export function Dialog({ title, onClose, isForReading = false, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  // Before it is taken out of the page: only a dialog that is closed gives the focus back.
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
      // Before the next key; that it is closed is told in a later turn. A file that is not chosen after all is no wish to close it.
      onCancel={({ target, currentTarget }) => target === currentTarget && onClose()}
      onClose={() => dialog.current?.open === false && onClose()}
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
