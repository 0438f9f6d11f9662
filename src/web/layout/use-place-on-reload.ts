import { useElementScrollRestoration } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** For so long a page that was loaded again may grow to the place at which its reader left it. */
const GROWS_MS = 10_000

/** What says that somebody has gone on meanwhile: then the page stays where they are. */
const PRESSES = ['wheel', 'touchstart', 'pointerdown', 'keydown']

/**
 * Leads back to where somebody was before they loaded the page again. The router does so once, when the page is first rendered, and while
 * answers are on their way a page is too short for it.
 */
export function usePlaceOnReload(): void {
  const left = useElementScrollRestoration({ getElement: () => window })
  const [top] = useState(left?.scrollY ?? 0)
  useEffect(() => (top > 0 && location.hash === '' ? whileGrowing(() => scrollTo(0, top)) : undefined), [top])
}

/** @returns what calls it off */
function whileGrowing(then: () => void): () => void {
  const growth = new ResizeObserver(then)
  const stop = (): void => {
    growth.disconnect()
    clearTimeout(timer)
    for (const press of PRESSES) removeEventListener(press, stop)
  }
  const timer = setTimeout(stop, GROWS_MS)
  for (const press of PRESSES) addEventListener(press, stop, { passive: true })
  growth.observe(document.body)
  return stop
}
