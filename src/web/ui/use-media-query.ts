import { useSyncExternalStore } from 'react'

/** Whether the window matches the query now, for changes that CSS alone cannot make, such as a table that becomes a list. */
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
