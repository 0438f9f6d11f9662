import { useElementScrollRestoration } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** For so long a page that was loaded again may grow to the place at which its reader left it, and may change once it is there. */
const [GROWS_MS, SETTLES_MS] = [60_000, 10_000]

/** What says that somebody has gone on meanwhile: then the page stays where they are. */
const GOES_ON = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate']

/**
 * Leads back to where somebody was before they loaded the page again. The router does so once, when the page is first rendered, and while
 * answers are on their way a page is too short for it.
 */
export function usePlaceOnReload(): void {
  const left = useElementScrollRestoration({ getElement: () => window })
  const [top] = useState(left?.scrollY ?? 0)
  useEffect(() => (top > 0 && location.hash === '' ? scrollWhileGrowing(top) : undefined), [top])
}

/** @returns what calls it off */
function scrollWhileGrowing(top: number): () => void {
  let isThere = false
  const growth = new ResizeObserver(() => {
    scrollTo(0, top)
    if (isThere || scrollY < top - 1) return
    isThere = true
    clearTimeout(timer)
    timer = setTimeout(stop, SETTLES_MS)
  })
  const stop = (): void => {
    growth.disconnect()
    clearTimeout(timer)
    for (const sign of GOES_ON) removeEventListener(sign, stop)
  }
  let timer = setTimeout(stop, GROWS_MS)
  for (const sign of GOES_ON) addEventListener(sign, stop, { passive: true })
  growth.observe(document.body)
  return stop
}
