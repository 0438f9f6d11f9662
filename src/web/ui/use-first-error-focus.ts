import { type RefObject, useEffect, useRef } from 'react'

/**
 * Moves the focus to the first field with an error after a form was refused, in a group of options to the chosen or the first one; or
 * else to the message that is about no field, which may stand outside the window.
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
    const focus = () => (withFocus(first('[aria-invalid="true"]')) ?? first('[data-refusal]'))?.focus()
    // The overlay that covered the page gives the focus back in this same turn, so this has to wait for the next one.
    const timer = setTimeout(focus)
    return () => clearTimeout(timer)
  }, [refused, isSending])
  return form
}

/** A group of options takes no focus itself. */
const withFocus = (field: HTMLElement | null | undefined): HTMLElement | null | undefined =>
  field?.querySelector<HTMLElement>('input:checked') ?? field?.querySelector<HTMLElement>('input') ?? field
