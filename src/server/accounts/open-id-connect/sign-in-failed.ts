import type { OpenIdConnectFailure } from '#contract/accounts.ts'
import type { IdentityFailure } from '#contract/identities.ts'

/** A visit to the provider that came to nothing: `failure` for the person, the message for the log of whoever runs this Candor. */
export class SignInFailed extends Error {
  readonly failure: OpenIdConnectFailure | IdentityFailure

  constructor(failure: OpenIdConnectFailure | IdentityFailure, reason: string) {
    super(reason)
    this.failure = failure
  }
}
