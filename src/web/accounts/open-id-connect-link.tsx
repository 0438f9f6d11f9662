import { ButtonLink } from '#web/ui/button.tsx'

/**
 * The other way in: a plain link, because it leads over the provider's pages and back.
 * @param next where to be afterwards; the server leads there only if it is an address of the account
 */
export function OpenIdConnectLink({ name, next }: { name: string; next: string | null }) {
  const query = next ? `?${new URLSearchParams({ next })}` : ''
  return <ButtonLink href={`/api/session/open-id-connect${query}`}>{name}</ButtonLink>
}
