/** How the worker treats a request. It leaves `other` to the browser. */
type RequestKind = 'page' | 'file' | 'read' | 'change-of-account' | 'other'

/** The part of a request that decides its kind. */
type Requested = { readonly method: string; readonly mode: string; readonly url: string }

const PAGE = /^\/account(\/|$)/
const FILE = /^\/assets\//
/** The answers that pages of the account show. Single quotes, searches, exports and streams are not stored. */
const READ =
  /^\/api\/(session|settings|principles|drafts|mirror(\/reviews)?|summary(\/equity)?|journal(\/assets)?|assets(\/\d+(\/(row|chart|journal))?)?)$/
/** Requests that sign somebody in, up or out, after which another account may be signed in. */
const ACCOUNT = /^\/api\/(session(\/.*)?|accounts|account\/(sessions|erasure))$/

export function kindOf({ method, mode, url }: Requested, origin: string): RequestKind {
  const address = new URL(url)
  if (address.origin !== origin) return 'other'
  const isNavigation = mode === 'navigate'
  if (ACCOUNT.test(address.pathname) && (method !== 'GET' || isNavigation)) return 'change-of-account'
  if (method !== 'GET') return 'other'
  if (isNavigation) return PAGE.test(address.pathname) ? 'page' : 'other'
  if (FILE.test(address.pathname)) return 'file'
  return READ.test(address.pathname) ? 'read' : 'other'
}

/** The username in an address of the account area, in lower case; null if it names nobody. */
export function accountIn(url: string): string | null {
  const [, name] = /^\/account\/([^/]+)/.exec(new URL(url).pathname) ?? []
  return name === undefined ? null : decodeURIComponent(name).toLowerCase()
}

/** The files that a page names. */
export const neededBy = (html: string, files: readonly string[]): string[] =>
  files.filter((file) => html.includes(file))

/** A page without the reads that its code sends at once: the kept page is given for every address, and those are of one. */
export const withoutReads = (html: string): string => html.replace(/\n *<meta name="reads"[^>]*>/, '')

/** Whether a page belongs to the worker's build: it names files, and all of them are among the worker's. */
export function isOfThisBuild(html: string, files: readonly string[]): boolean {
  const named = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file = '']) => file)
  return named.length > 0 && named.every((file) => files.includes(file))
}
