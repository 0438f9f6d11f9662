import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { type RefObject, useRef } from 'react'

type Journal = Pick<UseInfiniteQueryResult<InfiniteData<unknown>>, 'data' | 'fetchNextPage'>

/**
 * Adds older entries at the end and moves the focus to the first of them, because the button that was pressed moves to the end
 * of the list and disappears once there are no more.
 */
export function useShowOlder(journal: Journal): {
  readonly list: RefObject<HTMLDivElement | null>
  readonly showOlder: () => Promise<void>
} {
  const list = useRef<HTMLDivElement>(null)
  const showOlder = async () => {
    const last = list.current?.lastElementChild
    await fetchOlder(journal)
    // Waits until they are rendered. A critique at the end may have moved to its decision, which has just arrived.
    setTimeout(() => {
      const first = last?.isConnected ? last.nextElementSibling : list.current?.lastElementChild
      firstToReach(first)?.focus({ preventScroll: true })
    })
  }
  return { list, showOlder }
}

/**
 * Fetches one more page. An entry that is recorded meanwhile makes the pages on the screen be fetched again, which cancels this one,
 * so it is asked for until it is there, or somebody asks for something else.
 */
async function fetchOlder({ data, fetchNextPage }: Journal): Promise<void> {
  const { href } = window.location
  const pagesBefore = data?.pages.length ?? 0
  // Without `cancelRefetch: false` it would cancel such a fetch in turn, and the new entry would be missing.
  const next = () => fetchNextPage({ cancelRefetch: false })
  let journal = await next()
  while (
    journal.isSuccess &&
    journal.hasNextPage &&
    journal.data.pages.length <= pagesBefore &&
    window.location.href === href
  )
    journal = await next()
}

/** The first element that can take the focus, in this entry or a later one, because some entries have none. */
function firstToReach(entry: Element | null | undefined): HTMLElement | null {
  if (!entry) return null
  return entry.querySelector<HTMLElement>('a, summary') ?? firstToReach(entry.nextElementSibling)
}
