/** The link by which a page was left: its address, and which of those with this address. */
type Followed = { readonly address: string; readonly nth: number }

/** As long as rows of a list may take to be drawn: a second, on most screens. */
const MOST_FRAMES = 60

/**
 * Who comes back to a page goes on at the link by which they left it, and not at its heading, until the returned function is
 * called. A click anywhere in a row follows the row's link.
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
  }
  // The router hears of it first, and may have drawn the page by then.
  const onPopState = () => {
    comesFrom = path === location.pathname ? pathBefore : path
    if (document.activeElement instanceof HTMLHeadingElement) goOn(document.activeElement, MOST_FRAMES)
  }
  // The heading has the keyboard once the page stands; its rows may be drawn a little later.
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

/** What a page was left by before this was loaded: where one row leads there, its last link. */
function rowOf(address: string): HTMLElement | undefined {
  const links = linksTo(address)
  const rows = new Set(links.map((link) => link.closest('tr, li')))
  return rows.size === 1 ? links.at(-1) : undefined
}
