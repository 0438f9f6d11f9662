import { type RefObject, useEffect, useRef } from 'react'

/**
 * Moves the focus to the first field with an error after a form was refused, or else to the message that is about no field, which
 * may stand outside the window.
 * @param refused a new object for each refusal; null moves nothing
 * @param isSending whether the form is being sent, while the page is covered and takes no focus
 */
export function useFirstErrorFocus<Form extends HTMLElement>(
  refused: object | null,
  isSending: boolean,
): RefObject<Form | null> {
  const form = useRef<Form>(null)
  useEffect(() => {
    if (!refused || isSending) return
    const first = (selector: string) => form.current?.querySelector<HTMLElement>(selector)
    const focus = () => (first('[aria-invalid="true"]') ?? first('[data-refusal]'))?.focus()
    // The overlay that covered the page gives the focus back in this same turn, so this has to wait for the next one.
    const timer = setTimeout(focus)
    return () => clearTimeout(timer)
  }, [refused, isSending])
  return form
}
