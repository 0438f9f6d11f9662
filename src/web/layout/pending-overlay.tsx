import { useIsMutating } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useMessages } from '#web/language/use-messages.ts'
import { keepFocusOnPage } from '#web/ui/keep-focus-on-page.ts'
import { layoutMessages } from './layout-messages.ts'
import styles from './pending-overlay.module.css'

/**
 * Covers the page while a decision, or any other mutation that is not quiet, is being sent. It is a modal dialog, so that nothing
 * can be pressed or typed meanwhile, and the browser returns the focus afterwards.
 */
export function PendingOverlay() {
  const { updating } = useMessages(layoutMessages)
  const isRecording = useIsMutating({ predicate: ({ meta }) => !meta?.isQuiet }) > 0
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (!isRecording) return
    const overlay = dialog.current
    overlay?.showModal()
    return () => {
      overlay?.close()
      requestAnimationFrame(keepFocusOnPage)
    }
  }, [isRecording])

  return (
    <dialog ref={dialog} className={styles.overlay} onKeyDown={keepOpen} onCancel={(event) => event.preventDefault()}>
      <p role="status" tabIndex={-1}>
        {isRecording && updating}
      </p>
    </dialog>
  )
}

/** Browsers let a second Escape close a dialog that prevented the first, so the key itself is stopped. */
function keepOpen(event: KeyboardEvent): void {
  if (event.key === 'Escape') event.preventDefault()
}
