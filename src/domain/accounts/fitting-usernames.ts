import { USERNAME } from './credentials.ts'

/** The names that a provider tells; each may be missing, and none is unique. */
type SaidNames = { readonly preferredUsername: string | null; readonly email: string | null }

/** For somebody without a name that could become a username. */
const NAMELESS = 'member'

/**
 * The usernames to try for a new account, the best first: the name that the provider tells, then the same with a suffix.
 * @param suffixes letters and digits, of which the last should be long enough never to be taken
 */
export function fittingUsernames({ preferredUsername, email }: SaidNames, suffixes: readonly string[]): string[] {
  const names = [preferredUsername, email].map((name) => fitting(name ?? ''))
  const fit = names.filter((name) => name.length >= USERNAME.min)
  const stem = fit[0] ?? names.find((name) => name !== '') ?? NAMELESS
  return [
    ...new Set([...fit, ...suffixes.map((suffix) => `${stem.slice(0, USERNAME.max - suffix.length - 1)}-${suffix}`)]),
  ]
}

/** The part before an @, in characters that are allowed in a username, with a dash for each run of others. */
const fitting = (name: string): string =>
  (name.split('@')[0] ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .slice(0, USERNAME.max)
    .replace(/^[._-]+|[._-]+$/g, '')
