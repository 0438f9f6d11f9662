import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * Brings the entry that the address names (`#entry-5`) into view, once it is there, and again whenever a link leads to it.
 * @returns its sequence; null when the address names none.
 */
export function useEntryOfAddress(): number | null {
  const hash = useLocation({ select: (location) => location.hash })
  const visit = useLocation({ select: ({ state }) => state.__TSR_key })
  const sequence = /^entry-(\d+)$/.exec(hash)?.[1]
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be followed twice
  useEffect(() => {
    if (!sequence) return
    const entry = document.getElementById(`entry-${sequence}`)
    entry?.scrollIntoView()
    entry?.focus({ preventScroll: true })
  }, [sequence, visit])
  return sequence ? Number(sequence) : null
}
