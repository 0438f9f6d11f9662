import { useEffect } from 'react'
import { keyboardInset } from './keyboard-inset.ts'

/**
 * While a form is on the page, `data-keyboard` and `--keyboard-inset` tell the style sheets that an on-screen keyboard covers the
 * bottom of the window, as Safari's does. Elements fixed to the bottom would otherwise be hidden behind it.
 */
export function useKeyboardInset(): void {
  useEffect(() => {
    const visual = window.visualViewport
    if (!visual) return
    const root = document.documentElement
    let told = 0
    const tell = () => {
      const inset = keyboardInset({ innerHeight: window.innerHeight, visual })
      // A changed property of the root makes the browser restyle the whole page, and this runs at each scroll.
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
