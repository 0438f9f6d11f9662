import { useRef, useSyncExternalStore } from 'react'

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

/**
 * The same for what is moved to another place. A sheet of paper has a width of its own, and what moves while the browser takes
 * the page to paper is on no sheet: the place stays what it was on the screen.
 */
export function usePlaceByWidth(query: string): boolean {
  const matches = useMediaQuery(query)
  const place = useRef(matches)
  if (!window.matchMedia('print').matches) place.current = matches
  return place.current
}
