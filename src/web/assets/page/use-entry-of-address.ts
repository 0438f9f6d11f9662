import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * Brings the entry that the address names (`#entry-5`) into view, once it is there, and again whenever a link leads to it.
 * @param olderBefore changes when older entries are loaded, one of which may be the entry
 * @returns its sequence; null when the address names none.
 */
export function useEntryOfAddress(olderBefore: number | null): number | null {
  const hash = useLocation({ select: (location) => location.hash })
  const visit = useLocation({ select: ({ state }) => state.__TSR_key })
  const sequence = /^entry-(\d+)$/.exec(hash)?.[1]
  const isThere = olderBefore === null || Number(sequence) >= olderBefore
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be followed twice
  useEffect(() => {
    if (!sequence || !isThere) return
    const entry = document.getElementById(`entry-${sequence}`)
    entry?.scrollIntoView()
    entry?.focus({ preventScroll: true })
  }, [sequence, visit, isThere])
  return sequence ? Number(sequence) : null
}
