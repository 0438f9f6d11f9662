import type { OpenIdConnectFailure } from '#contract/accounts.ts'
import type { IdentityFailure } from '#contract/identities.ts'

/** A visit to the provider that failed: `failure` is for the person, the message is for the operator's log. */
export class SignInFailed extends Error {
  readonly failure: OpenIdConnectFailure | IdentityFailure

  constructor(failure: OpenIdConnectFailure | IdentityFailure, reason: string) {
    super(reason)
    this.failure = failure
  }
}
