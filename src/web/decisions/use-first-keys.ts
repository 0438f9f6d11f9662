import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { movesQuantity } from '#domain/ledger/action.ts'
import { takeEarlyKeys } from '#web/ui/early-keys.ts'
import { writes } from '#web/ui/writes.ts'
import type { DecisionFields } from './decision-draft.ts'

/**
 * Gives the focus to the heading of a panel that somebody has just opened. What they type at once, be it before the panel
 * stands, is written into the field that begins: the quantity of a purchase, else the thesis.
 */
export function useFirstKeys(
  form: RefObject<HTMLFormElement | null>,
  takesFocus: boolean,
  { action, quantity, updatedThesis }: DecisionFields,
  change: (changed: Partial<DecisionFields>) => void,
) {
  const heading = useRef<HTMLHeadingElement>(null)
  const begin = () => {
    const selector = movesQuantity(action) ? 'input[role="spinbutton"]' : 'textarea'
    const field = form.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>(selector)
    field?.focus()
    field?.setSelectionRange(field.value.length, field.value.length)
  }
  const receive = (early: string) => {
    if (movesQuantity(action)) change({ quantity: quantity + early })
    else change({ updatedThesis: updatedThesis + early, isThesisSaved: false })
    begin()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words are taken once, when the panel opens
  useEffect(() => {
    if (!takesFocus) return
    const early = takeEarlyKeys()
    if (early === '') heading.current?.focus()
    else receive(early)
    // On a phone the panel is scrolled into view, past the figures above it.
    if (matchMedia('(width <= 30rem)').matches) heading.current?.scrollIntoView()
  }, [takesFocus])
  // A field that takes the focus while a key goes down gets its letter. A space keeps scrolling the page.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target === heading.current && event.key !== ' ' && writes(event)) begin()
  }
  return { heading, onKeyDown }
}
