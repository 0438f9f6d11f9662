/** The first page of an account: the bought list. */
export const homeOf = (username: string): string => `/account/${encodeURIComponent(username)}/overview/bought`

/** A session has ended; with `kept`, the server has what was being written. */
type SessionEnd = 'yes' | 'kept'

/**
 * The address of the sign-in page, which leads back to `path` afterwards.
 * @param ended whether a session has ended; null when nobody was signed in
 */
export const signInPathFor = (path: string, ended: SessionEnd | null = null): string =>
  `/login?next=${encodeURIComponent(path)}${ended === null ? '' : `&ended=${ended}`}`

/** The account to which `path` belongs; null when it belongs to none. */
export function accountOf(path: string | null): string | null {
  const [, area, user = ''] = path?.split(/[/?#]/) ?? []
  try {
    return area === 'account' && user !== '' ? decodeURIComponent(user) : null
  } catch {
    return null
  }
}

/**
 * The page after a sign-in: `next` if that is an address of this user's account on this site, else the bought list.
 * Anybody can write a link with a `next`, so everything that a browser could take for another site is refused.
 */
export const pathAfterSignIn = (next: string | null, username: string): string =>
  next !== null && isOwnPath(next, username) ? next : homeOf(username)

/** Visible ASCII without the backslash: browsers read \ as / and drop tabs and line feeds in an address. */
const PLAIN = /^[!-[\]-~]+$/
const DOT_SEGMENT = /^(\.|%2e){1,2}$/i

function isOwnPath(next: string, username: string): boolean {
  const [path = ''] = next.split(/[?#]/, 1)
  const [before, area, user, ...rest] = path.split('/')
  return (
    PLAIN.test(next) &&
    before === '' &&
    area === 'account' &&
    user?.toLowerCase() === username.toLowerCase() &&
    !rest.some((segment) => DOT_SEGMENT.test(segment))
  )
}
