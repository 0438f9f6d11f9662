import type { Context } from 'hono'
import type { Config } from '../../config.ts'
import { Refusal } from '../../http/problem.ts'

/** For whom a passkey is: the browser signs both, so that one of another site opens nothing here. */
type RelyingParty = { readonly id: string; readonly origin: string }

/** @throws Refusal where the name of this Candor is not known, and it is not opened as localhost */
export function relyingParty(c: Context, { url }: Pick<Config, 'url'>): RelyingParty {
  const origin = url ?? new URL(c.req.url).origin
  const { hostname } = new URL(origin)
  const isName = url !== null || hostname === 'localhost'
  // No address of a machine can have passkeys, only names.
  if (isName && !/^[\d.]+$|^\[/.test(hostname)) return { id: hostname, origin }
  throw new Refusal({
    code: 'conflict',
    message:
      'Passkeys need a name for this Candor. Whoever runs it can set CANDOR_URL; on its own machine, open it as http://localhost.',
  })
}

/** What checks the signatures, loaded at the first use: most starts need none of it. */
export const webAuthn = () => import('@simplewebauthn/server')
