import { type RefObject, useRef } from 'react'

/**
 * Older entries come under those that are there. Whoever asked for them by keyboard goes on with the first of them: the button that
 * they pressed moves to the end, and is gone once there are no more.
 */
export function useShowOlder(fetchOlder: () => Promise<unknown>): {
  readonly list: RefObject<HTMLDivElement | null>
  readonly showOlder: () => Promise<void>
} {
  const list = useRef<HTMLDivElement>(null)
  const showOlder = async () => {
    const last = list.current?.lastElementChild
    await fetchOlder()
    // Once they are drawn. A critique at the end may have gone to its decision, which came now.
    setTimeout(() => {
      const first = last?.isConnected ? last.nextElementSibling : list.current?.lastElementChild
      firstToReach(first)?.focus({ preventScroll: true })
    })
  }
  return { list, showOlder }
}

/** In an entry, or in one after it: not every one has something to reach. */
function firstToReach(entry: Element | null | undefined): HTMLElement | null {
  if (!entry) return null
  return entry.querySelector<HTMLElement>('a, summary') ?? firstToReach(entry.nextElementSibling)
}
