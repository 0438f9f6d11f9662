/** Usernames are part of addresses (/account/{user}), so only URL-safe characters are allowed (ruling 2). */
export const USERNAME = { min: 5, max: 32, pattern: /^[A-Za-z0-9._-]+$/ } as const

/** AUTH_PASSWORD_MIN sets the minimum, with this default (specification 5); the maximum limits what is hashed. */
export const PASSWORD_LENGTH = { minDefault: 5, max: 1024 } as const

/** How long «Invalid Credentials» is shown, in milliseconds (specification 9). */
export const INVALID_CREDENTIALS_SHOWN_MS = 3000

/** The live hint under a sign-in field, word for word (specification 5). `field` is its label in lower case. */
export const credentialHint = (field: string, isLongEnough: boolean): string =>
  isLongEnough ? `✅ You've entered a valid ${field}` : `❌ ${field} not long enough`
