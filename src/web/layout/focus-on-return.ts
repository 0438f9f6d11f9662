/** The link by which somebody left a page: its address, and its index among the links with that address. */
type Followed = { readonly address: string; readonly nth: number }

/** How many frames the rows of a list may take to be rendered: one second on most screens. */
const MOST_FRAMES = 60

/**
 * Puts the focus of somebody who goes back to a page on the link by which they left it, instead of on the heading, until the
 * returned function is called. A click anywhere in a row counts as a click on the row's link.
 */
export function focusOnReturn(): () => void {
  const leftBy = new Map<string, Followed>()
  let [path, pathBefore] = [location.pathname, '']
  let comesFrom: string | null = null
  const onClick = ({ target }: MouseEvent) => {
    comesFrom = null
    const place = target instanceof Element ? target.closest('main a[href], main tr, main li') : null
    const link = place instanceof HTMLAnchorElement ? place : place?.querySelector<HTMLElement>('a[href]')
    const address = link?.getAttribute('href')
    if (link && address) leftBy.set(location.pathname, { address, nth: linksTo(address).indexOf(link) })
    // By a tab, and not by a row of the page any more.
    else if (target instanceof Element && target.closest('nav a[href]')) leftBy.delete(location.pathname)
  }
  // The router handles the event first, and may have rendered the page already.
  const onPopState = () => {
    comesFrom = path === location.pathname ? pathBefore : path
    if (document.activeElement instanceof HTMLHeadingElement) goOn(document.activeElement, MOST_FRAMES)
  }
  // The heading gets the focus once the page is rendered, but the rows may be rendered a little later.
  const onFocus = ({ target }: FocusEvent) => {
    if (path !== location.pathname) [path, pathBefore] = [location.pathname, path]
    if (target instanceof HTMLHeadingElement) goOn(target, MOST_FRAMES)
  }
  const goOn = (heading: HTMLElement, frames: number) => {
    if (comesFrom === null || frames === 0 || document.activeElement !== heading) return
    const link = linkOf(leftBy.get(location.pathname)) ?? rowOf(comesFrom)
    if (!link) return void requestAnimationFrame(() => goOn(heading, frames - 1))
    comesFrom = null
    link.focus({ preventScroll: true })
  }
  const listening = new AbortController()
  const { signal } = listening
  addEventListener('click', onClick, { capture: true, signal })
  addEventListener('popstate', onPopState, { signal })
  addEventListener('focusin', onFocus, { signal })
  return () => listening.abort()
}

const linksTo = (address: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`main a[href="${CSS.escape(address)}"]`),
]

const linkOf = (followed: Followed | undefined): HTMLElement | undefined =>
  followed && linksTo(followed.address)[followed.nth]

/** Stands in for a click that happened before this code was loaded: the last link to the page, if only one row leads there. */
function rowOf(address: string): HTMLElement | undefined {
  const links = linksTo(address)
  const rows = new Set(links.map((link) => link.closest('tr, li')))
  return rows.size === 1 ? links.at(-1) : undefined
}
