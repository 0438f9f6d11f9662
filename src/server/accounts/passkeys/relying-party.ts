import type { Context } from 'hono'
import type { Config } from '../../config/config.ts'
import { Refusal } from '../../http/problem.ts'

/** The site for which a passkey is made: the browser signs both parts, so a passkey of another site opens nothing here. */
type RelyingParty = { readonly id: string; readonly origin: string }

/** @throws Refusal when CANDOR_URL is not set and the page was not opened as localhost, or when the host is an IP address */
export function relyingParty(c: Context, { url }: Pick<Config, 'url'>): RelyingParty {
  const origin = url ?? new URL(c.req.url).origin
  const { hostname } = new URL(origin)
  const isName = url !== null || hostname === 'localhost'
  // WebAuthn does not allow IP addresses, only names.
  if (isName && !/^[\d.]+$|^\[/.test(hostname)) return { id: hostname, origin }
  throw new Refusal({
    code: 'conflict',
    message:
      'Passkeys need a name for this Candor. Whoever runs it can set CANDOR_URL; on its own machine, open it as http://localhost.',
  })
}

/** The library that checks signatures, loaded at its first use, because most starts do not need it. */
export const webAuthn = () => import('@simplewebauthn/server')
