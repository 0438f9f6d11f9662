import { useSyncExternalStore } from 'react'

/** Whether the window fits the query now, for what CSS alone cannot change: a table that becomes a list. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => window.matchMedia(query).matches,
  )
}
