/** Who is asking: the one signed in. Every store function takes the id of it. */
export type SignedInUser = { readonly id: string; readonly username: string; readonly sessionId: string }

/** What the sign-in middleware leaves in the context for handlers. */
export type AppEnv = { Variables: { user: SignedInUser } }
