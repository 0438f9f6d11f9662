import type { OpenIdConnectFailure } from '#contract/accounts.ts'

/** A sign-in that came to nothing: `failure` for the person, the message for the log of whoever runs this Candor. */
export class SignInFailed extends Error {
  readonly failure: OpenIdConnectFailure

  constructor(failure: OpenIdConnectFailure, reason: string) {
    super(reason)
    this.failure = failure
  }
}
