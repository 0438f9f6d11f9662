import { useEffect } from 'react'
import { keyboardInset } from './keyboard-inset.ts'

/**
 * While a form is on the page, tells the style sheets by `data-keyboard` and `--keyboard-inset` that a keyboard covers the foot of the
 * window, as Safari's does: what is fixed to the foot would lie under it.
 */
export function useKeyboardInset(): void {
  useEffect(() => {
    const visual = window.visualViewport
    if (!visual) return
    const root = document.documentElement
    let told = 0
    const tell = () => {
      const inset = keyboardInset({ innerHeight: window.innerHeight, visual })
      // A property of the root makes the browser style the whole page anew, at each scroll.
      if (inset === told) return
      told = inset
      root.toggleAttribute('data-keyboard', inset > 0)
      root.style.setProperty('--keyboard-inset', `${inset}px`)
    }
    const stopped = new AbortController()
    for (const event of ['resize', 'scroll'] as const) visual.addEventListener(event, tell, { signal: stopped.signal })
    tell()
    return () => {
      stopped.abort()
      root.removeAttribute('data-keyboard')
    }
  }, [])
}
