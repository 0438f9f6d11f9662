/** Where an account begins: the list of what was bought. */
export const homeOf = (username: string): string => `/account/${encodeURIComponent(username)}/overview/bought`

/** That a session has ended: `kept` where the server has what was being written. */
type SessionEnd = 'yes' | 'kept'

/**
 * The sign-in page, told to lead back to `path` afterwards.
 * @param ended that a session has ended; null where nobody was signed in
 */
export const signInPathFor = (path: string, ended: SessionEnd | null = null): string =>
  `/login?next=${encodeURIComponent(path)}${ended === null ? '' : `&ended=${ended}`}`

/** Whose page `path` is; null where it is nobody's. */
export function accountOf(path: string | null): string | null {
  const [, area, user = ''] = path?.split(/[/?#]/) ?? []
  try {
    return area === 'account' && user !== '' ? decodeURIComponent(user) : null
  } catch {
    return null
  }
}

/**
 * Where to go after signing in: to `next` if that is an address of this user's account on this very site, else home.
 * Anybody can write a link with a `next`, so whatever a browser could read as another site is refused.
 */
export const pathAfterSignIn = (next: string | null, username: string): string =>
  next !== null && isOwnPath(next, username) ? next : homeOf(username)

/** Visible ASCII without the backslash: browsers read \ as / and drop tabs and line feeds inside an address. */
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
