import { createContext, type FocusEvent, type FocusEventHandler, use, useLayoutEffect, useRef, useState } from 'react'

/** A function that masks the hidden parts of a text, of which more are hidden in people's own words; null while nothing is hidden. */
export const FieldMask = createContext<((text: string, isOwnWords: boolean) => string) | null>(null)

/** What a field hides while there is a mask: the parts of its text that the mask finds, the same of people's own words, all of it, or nothing. */
export type Hides = 'what is masked' | 'own words' | 'all' | 'nothing'

const HIDDEN = '•••'

/** A control into which people type. */
type Typed = HTMLInputElement | HTMLTextAreaElement

/** Whether the whole text is selected, as after the Tab key, so that the next key replaces it. */
const isAllSelected = ({ currentTarget: { selectionStart, selectionEnd, value } }: FocusEvent<Typed>): boolean =>
  selectionStart === 0 && selectionEnd === value.length

type MaskedProps<Control> = {
  value?: string | number | readonly string[] | undefined
  onFocus?: FocusEventHandler<Control> | undefined
  onBlur?: FocusEventHandler<Control> | undefined
}

/**
 * The value and the listeners of a field. While there is a mask, the text is visible only while the field has the focus. The form
 * itself always keeps the text as it was typed.
 */
export function useFieldMask<Control extends Typed>({ value, onFocus, onBlur }: MaskedProps<Control>, hides: Hides) {
  const mask = use(FieldMask)
  const [isInside, setIsInside] = useState(false)
  const toSelect = useRef<Control | null>(null)
  // Selects the text again as soon as the value is back, before the next key.
  useLayoutEffect(() => {
    if (isInside) toSelect.current?.select()
    toSelect.current = null
  }, [isInside])
  const isMasked = mask !== null && !isInside && typeof value === 'string' && value !== '' && hides !== 'nothing'
  const listeners = {
    onFocus: ((event) => {
      // A place within dots is none in the amount behind them, and what sets a field in one go selects it after this.
      if (isMasked && (hides === 'all' || isAllSelected(event))) toSelect.current = event.currentTarget
      setIsInside(true)
      onFocus?.(event)
    }) satisfies FocusEventHandler<Control>,
    onBlur: ((event) => {
      setIsInside(false)
      onBlur?.(event)
    }) satisfies FocusEventHandler<Control>,
  }
  if (!isMasked) return { ...listeners, ...(value !== undefined && { value }) }
  return { ...listeners, value: hides === 'all' ? HIDDEN : mask(value, hides === 'own words') }
}
