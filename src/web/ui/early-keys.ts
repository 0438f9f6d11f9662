import { writes } from './writes.ts'

/** Nobody types for longer than this into a form that is not there; a page that never came must not keep the keyboard. */
const LONGEST_WAIT_MS = 10_000

let give = (): string => ''

/**
 * Collects what is typed from now on until a form takes it, so that the first words for a form that is on its way are not lost,
 * and none of their letters is taken for a shortcut. A click or Escape ends it.
 */
export function collectEarlyKeys(): void {
  give()
  let words = ''
  const watched = new AbortController()
  const options = { capture: true, signal: watched.signal }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return void give()
    const isDeleting = event.key === 'Backspace'
    if (!isDeleting && !writes(event)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    words = isDeleting ? words.slice(0, -1) : words + event.key
  }
  document.addEventListener('keydown', onKey, options)
  document.addEventListener('pointerdown', () => give(), options)
  const timer = setTimeout(() => give(), LONGEST_WAIT_MS)
  give = () => {
    watched.abort()
    clearTimeout(timer)
    give = () => ''
    return words
  }
}

/** What was typed for the form that takes it now; empty if nothing was. */
export const takeEarlyKeys = (): string => give()
