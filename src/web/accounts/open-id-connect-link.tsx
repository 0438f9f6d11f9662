import { ButtonLink } from '#web/ui/button.tsx'

/**
 * The other way in: a plain link, because it leads over the provider's pages and back.
 * @param next where to be afterwards; the server leads there only if it is an address of the account
 * @param again whether an earlier sign-in at the provider is not enough
 */
export function OpenIdConnectLink({ name, next, again }: { name: string; next: string | null; again?: boolean }) {
  const query = next ? `?${new URLSearchParams({ next, ...(again && { again: '1' }) })}` : ''
  return <ButtonLink href={`/api/session/open-id-connect${query}`}>{name}</ButtonLink>
}
