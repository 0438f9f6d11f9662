/** The part of the package that tests use. Its own types are in a separate package. */
declare module 'oidc-provider' {
  import type { RequestListener } from 'node:http'

  type Client = {
    readonly client_id: string
    readonly client_secret: string
    readonly redirect_uris: readonly string[]
    readonly token_endpoint_auth_method?: string
  }

  export class Provider {
    constructor(
      issuer: string,
      configuration: {
        readonly clients: readonly Client[]
        readonly cookies: { readonly keys: readonly string[] }
        readonly claims: Readonly<Record<string, readonly string[]>>
        readonly jwks: { readonly keys: readonly object[] }
        readonly findAccount: (
          context: unknown,
          id: string,
        ) => {
          readonly accountId: string
          claims(): Readonly<Record<string, unknown>>
        }
      },
    )
    callback(): RequestListener
  }
}
