/**
 * Moves the focus to the page's heading if the element that had it was removed, or is hidden, after a recording: a dialog that closes over
 * a removed button leaves the focus within itself for a moment, and then nowhere.
 */
export function keepFocusOnPage(): void {
  const holder = document.activeElement
  if (holder && holder !== document.body && holder.checkVisibility()) return
  const heading = document.querySelector<HTMLElement>('main h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}
