import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'

type Unfolded = {
  /** How much of it was unfolded when the page was left: 0 where it was folded, or was never opened. */
  readonly unfolded: number
  readonly keep: (count: number) => void
}

/** By visit of a page, and there by name. It holds no more than the page itself, and goes with the tab. */
const visits = new Map<string, Map<string, number>>()
const MOST_VISITS = 50

/**
 * What somebody had unfolded on this visit of the page: whoever follows one of seventy entries and goes back finds them as they left them,
 * and so the place and the link at which they were.
 * @param name among all that is folded on the page; left out for what is folded again
 */
export function useUnfolded(name: string | undefined): Unfolded {
  const key = useLocation({ select: ({ state }) => state.__TSR_key ?? '' })
  // While the next page is awaited, the address is that one's already.
  const [visit] = useState(key)
  const [unfolded] = useState(() => (name === undefined ? 0 : (visits.get(visit)?.get(name) ?? 0)))
  return { unfolded, keep: (count) => name !== undefined && keepIn(visit, name, count) }
}

function keepIn(visit: string, name: string, count: number): void {
  const ofVisit = visits.get(visit) ?? new Map<string, number>()
  visits.delete(visit)
  visits.set(visit, ofVisit.set(name, count))
  const [oldest] = visits.keys()
  if (visits.size > MOST_VISITS && oldest !== undefined) visits.delete(oldest)
}
