import { flushSync } from 'react-dom'

let after: () => void = () => undefined

/** Has a function called after whatever is rendered for paper, before it is captured. */
export function afterRenderingForPaper(listener: () => void): void {
  after = listener
}

/**
 * Renders a change while the event `beforeprint` is handled. The browser captures the page as soon as the event is over, and where a
 * script called `print()`, not even a MutationObserver gets its turn until then.
 */
export function renderForPaper(change: () => void): void {
  flushSync(change)
  after()
}
