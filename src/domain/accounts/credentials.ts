/** Usernames stand in addresses (/account/{user}), so they are URL-safe as they are (ruling 2). */
export const USERNAME = { min: 5, max: 32, pattern: /^[A-Za-z0-9._-]+$/ } as const

/** The least is set by AUTH_PASSWORD_MIN; this is its default (specification 5), and what hashing takes at most. */
export const PASSWORD_LENGTH = { minDefault: 5, max: 1024 } as const

/** How long «Invalid Credentials» stands, in milliseconds (specification 9). */
export const INVALID_CREDENTIALS_SHOWN_MS = 3000

/** The live hint under a sign-in field, word for word (specification 5). `field` as its label reads, in lower case. */
export const credentialHint = (field: string, isLongEnough: boolean): string =>
  isLongEnough ? `✅ You've entered a valid ${field}` : `❌ ${field} not long enough`
