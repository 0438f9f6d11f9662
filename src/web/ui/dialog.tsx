import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useLanguage } from '#web/language/use-messages.ts'
import { Button } from './button.tsx'
import styles from './dialog.module.css'
import { uiMessages } from './ui-messages.ts'

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
  const language = useLanguage()
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
      // The dialog stands outside of its page, whose language it has.
      lang={language}
      aria-labelledby={titleId}
      closedby={isForReading ? 'any' : 'closerequest'}
      // Before the next key; that it is closed is told in a later turn. A file that is not chosen after all is no wish to close it.
      onCancel={({ target, currentTarget }) => target === currentTarget && onClose()}
      onClose={() => dialog.current?.open === false && onClose()}
    >
      <h2 id={titleId}>{title}</h2>
      {isForReading && (
        <Button variant="quiet" className={styles.close} onClick={onClose}>
          {uiMessages(language).close}
        </Button>
      )}
      {children}
    </dialog>,
    document.body,
  )
}
