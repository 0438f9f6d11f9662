import { type RefObject, useEffect, useRef } from 'react'

/**
 * After a form was refused, puts the keyboard into the first field that needs another value.
 * @param refused a new object for each refusal; null moves nothing
 * @param isSending the page is covered meanwhile and takes no focus
 */
export function useFirstErrorFocus<Form extends HTMLElement>(
  refused: object | null,
  isSending: boolean,
): RefObject<Form | null> {
  const form = useRef<Form>(null)
  useEffect(() => {
    if (!refused || isSending) return
    const focus = () => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    // The cover that stood while sending gives the focus back to where it was, and does so in this same turn.
    const timer = setTimeout(focus)
    return () => clearTimeout(timer)
  }, [refused, isSending])
  return form
}
