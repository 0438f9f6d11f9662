/** What a request is to the worker; `other` is none of its business. */
type RequestKind = 'page' | 'file' | 'read' | 'change-of-account' | 'other'

/** As far as it matters here. */
type Requested = { readonly method: string; readonly mode: string; readonly url: string }

const PAGE = /^\/account(\/|$)/
const FILE = /^\/(assets\/|favicon\.svg$)/
/** What a page of the account shows. Prices that are asked for one by one, searches, exports and streams are not kept. */
const READ =
  /^\/api\/(session|settings|principles|drafts|mirror(\/reviews)?|summary(\/equity)?|journal(\/assets)?|assets(\/\d+(\/(row|chart|journal))?)?)$/
/** Whoever signs in, up or out here may be somebody else than before. */
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

/** Whose pages an address is among; null for an address of the account area that names nobody. */
export function accountIn(url: string): string | null {
  const [, name] = /^\/account\/([^/]+)/.exec(new URL(url).pathname) ?? []
  return name === undefined ? null : decodeURIComponent(name).toLowerCase()
}

/** Whether a page names no file that this version of the worker lacks. */
export function isOfThisBuild(html: string, files: readonly string[]): boolean {
  const named = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file = '']) => file)
  return named.length > 0 && named.every((file) => files.includes(file))
}
