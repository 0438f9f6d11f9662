/** What had the keyboard may have gone with what was recorded: then it goes on from the page's heading. */
export function keepFocusOnPage(): void {
  if (document.activeElement !== document.body) return
  const heading = document.querySelector<HTMLElement>('main h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}
