import { ButtonLink } from '#web/ui/button.tsx'

/**
 * Signs in with OpenID Connect. It is a plain link, because the sign-in leaves this site for the provider's pages.
 * @param next where to go afterwards; the server accepts only an address of the account
 * @param again asks the provider for a new sign-in, even if somebody is signed in there
 */
export function OpenIdConnectLink({ name, next, again }: { name: string; next: string | null; again?: boolean }) {
  const query = next ? `?${new URLSearchParams({ next, ...(again && { again: '1' }) })}` : ''
  return <ButtonLink href={`/api/session/open-id-connect${query}`}>{name}</ButtonLink>
}
