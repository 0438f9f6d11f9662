/** Moves the focus to the page's heading if the element that had it was removed after a recording. */
export function keepFocusOnPage(): void {
  if (document.activeElement !== document.body) return
  const heading = document.querySelector<HTMLElement>('main h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}
