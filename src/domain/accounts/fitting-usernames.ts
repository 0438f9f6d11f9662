import { USERNAME } from './credentials.ts'

/** What a provider says somebody is called; all of it may be missing, and none of it is unique. */
type SaidNames = { readonly preferredUsername: string | null; readonly email: string | null }

/** For somebody of whom nothing is known that could be a username. */
const NAMELESS = 'member'

/**
 * The usernames to try for a new account, the nicest first: the name that the provider says, then the same with a suffix
 * that nobody has.
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

/** The part before an @, in letters that may stand in an address, with a dash for each run of others. */
const fitting = (name: string): string =>
  (name.split('@')[0] ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .slice(0, USERNAME.max)
    .replace(/^[._-]+|[._-]+$/g, '')
