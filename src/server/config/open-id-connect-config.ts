import type { z } from 'zod'
import { type Environment, WrongSetting } from './environment.ts'

export type OpenIdConnectConfig = {
  /** Exactly as the provider names itself, because accounts belong to an issuer and a subject. */
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** The text on the button. */
  readonly name: string
  /** The address to which the provider sends people back. */
  readonly redirectUri: string
}

/** @throws WrongSetting for a variable that an issuer needs and that is missing */
export function readOpenIdConnect(env: z.output<typeof Environment>): OpenIdConnectConfig | null {
  const { OIDC_ISSUER: issuer } = env
  if (!issuer) return null
  const needed = (name: 'CANDOR_URL' | 'OIDC_CLIENT_ID' | 'OIDC_CLIENT_SECRET', what: string): string => {
    const value = env[name]
    if (!value) throw new WrongSetting(`${name} must be set because OIDC_ISSUER is: ${what}.`)
    return value
  }
  const url = needed('CANDOR_URL', 'the address at which people open this Candor, such as https://candor.example.com')
  return {
    issuer,
    clientId: needed('OIDC_CLIENT_ID', 'what the provider knows this Candor by'),
    clientSecret: needed('OIDC_CLIENT_SECRET', 'the secret that the provider gave with the client id'),
    name: env.OIDC_NAME ?? `Continue with ${new URL(issuer).host}`,
    redirectUri: new URL('/api/session/open-id-connect/callback', url).href,
  }
}
