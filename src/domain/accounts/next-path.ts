/** Where an account begins: the list of what was bought. */
export const homeOf = (username: string): string => `/account/${encodeURIComponent(username)}/overview/bought`

/** The sign-in page, told to lead back to `path` afterwards. */
export const signInPathFor = (path: string): string => `/login?next=${encodeURIComponent(path)}`

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
