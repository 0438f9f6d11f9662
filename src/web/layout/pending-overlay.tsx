import { useIsMutating } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { keepFocusOnPage } from '#web/ui/keep-focus-on-page.ts'
import styles from './pending-overlay.module.css'

/**
 * Stands while a decision is being recorded. A modal dialog, because nothing else may be pressed or typed meanwhile, and
 * because the browser then gives the focus back to where it was.
 */
export function PendingOverlay() {
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
        {isRecording && "We're updating your portfolio..."}
      </p>
    </dialog>
  )
}

/** A second Escape would close even a dialog that refuses the first. */
function keepOpen(event: KeyboardEvent): void {
  if (event.key === 'Escape') event.preventDefault()
}
