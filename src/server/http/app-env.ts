/** The user who makes a request. Every store function takes this user's id. */
export type SignedInUser = { readonly id: string; readonly username: string; readonly sessionId: string }

/** What the sign-in middleware puts into the request's context for handlers. */
export type AppEnv = {
  Variables: {
    user: SignedInUser
    /** Looks the session, or the token, up again: for work that waited since. @throws Refusal once it has ended */
    requireStillSignedIn: () => Promise<void>
    /** Set once every middleware let the request through: until then it has recorded nothing. */
    isBegun?: true
  }
}
