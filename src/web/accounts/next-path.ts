/** Where an account begins: the list of what was bought. */
export const homeOf = (username: string): string => `/account/${encodeURIComponent(username)}/overview/bought`

/** The sign-in page, told to lead back to `path` afterwards. */
export const signInPathFor = (path: string): string => `/login?next=${encodeURIComponent(path)}`

/**
 * Where to go after signing in: to `next` if that is an address of this user's account on this very site, else home.
 * Anybody can write a link with a `next`, so whatever a browser could read as another site is refused.
 */
export function pathAfterSignIn(next: string | null, username: string, origin: string): string {
  return (next && ownPath(next, username, origin)) || homeOf(username)
}

function ownPath(next: string, username: string, origin: string): string | null {
  // Browsers read \ as / and drop tabs and line feeds inside an address.
  if (!next.startsWith('/account/') || /[\\\p{Cc}]/u.test(next)) return null
  const url = URL.parse(next, origin)
  const isOwn =
    url?.origin === origin && `${url.pathname}/`.toLowerCase().startsWith(`/account/${username}/`.toLowerCase())
  return isOwn ? url.pathname + url.search + url.hash : null
}
