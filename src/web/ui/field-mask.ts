import { createContext, type FocusEvent, type FocusEventHandler, use, useLayoutEffect, useRef, useState } from 'react'

/** Takes out of a text what is not to be seen now; null while everything may be. */
export const FieldMask = createContext<((text: string) => string) | null>(null)

/** What of a field is out of sight then: what the mask finds in its text, all of it, or nothing. */
export type Hides = 'what is masked' | 'all' | 'nothing'

const HIDDEN = '•••'

/** What is typed into. */
type Typed = HTMLInputElement | HTMLTextAreaElement

/** Whoever comes by the tab key finds all selected, so that the next key replaces it. */
const isAllSelected = ({ currentTarget: { selectionStart, selectionEnd, value } }: FocusEvent<Typed>): boolean =>
  selectionStart === 0 && selectionEnd === value.length

type MaskedProps<Control> = {
  value?: string | number | readonly string[] | undefined
  onFocus?: FocusEventHandler<Control> | undefined
  onBlur?: FocusEventHandler<Control> | undefined
}

/**
 * What a field shows: while something is masked, what is typed is seen only by whoever is in the field. The form keeps it as it
 * was typed all the while.
 */
export function useFieldMask<Control extends Typed>({ value, onFocus, onBlur }: MaskedProps<Control>, hides: Hides) {
  const mask = use(FieldMask)
  const [isInside, setIsInside] = useState(false)
  const toSelect = useRef<Control | null>(null)
  // In the turn in which the value comes back, before the next key.
  useLayoutEffect(() => {
    if (isInside) toSelect.current?.select()
    toSelect.current = null
  }, [isInside])
  const isMasked = mask !== null && !isInside && typeof value === 'string' && value !== '' && hides !== 'nothing'
  const listeners = {
    onFocus: ((event) => {
      if (isMasked && isAllSelected(event)) toSelect.current = event.currentTarget
      setIsInside(true)
      onFocus?.(event)
    }) satisfies FocusEventHandler<Control>,
    onBlur: ((event) => {
      setIsInside(false)
      onBlur?.(event)
    }) satisfies FocusEventHandler<Control>,
  }
  if (!isMasked) return { ...listeners, ...(value !== undefined && { value }) }
  return { ...listeners, value: hides === 'all' ? HIDDEN : mask(value) }
}
