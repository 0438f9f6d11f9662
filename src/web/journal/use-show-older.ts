import { type RefObject, useRef } from 'react'

/**
 * Adds older entries at the end and moves the focus to the first of them, because the button that was pressed moves to the end
 * of the list and disappears once there are no more.
 */
export function useShowOlder(fetchOlder: () => Promise<unknown>): {
  readonly list: RefObject<HTMLDivElement | null>
  readonly showOlder: () => Promise<void>
} {
  const list = useRef<HTMLDivElement>(null)
  const showOlder = async () => {
    const last = list.current?.lastElementChild
    await fetchOlder()
    // Waits until they are rendered. A critique at the end may have moved to its decision, which has just arrived.
    setTimeout(() => {
      const first = last?.isConnected ? last.nextElementSibling : list.current?.lastElementChild
      firstToReach(first)?.focus({ preventScroll: true })
    })
  }
  return { list, showOlder }
}

/** The first element that can take the focus, in this entry or a later one, because some entries have none. */
function firstToReach(entry: Element | null | undefined): HTMLElement | null {
  if (!entry) return null
  return entry.querySelector<HTMLElement>('a, summary') ?? firstToReach(entry.nextElementSibling)
}
