/** Of so many cookies and tokens it is remembered whose they are. */
const MOST = 10_000
/** Of one account so many: whoever signs in for ever pushes out only their own. */
const MOST_OF_ONE = 20
/** Longer ones are nobody's that a browser of Candor sends. */
const LONGEST = 1_000

/** Whose the cookies and tokens are that a request has shown, the last ones of each account. */
export function rememberedOwners() {
  const owners = new Map<string, string>()
  const credentials = new Map<string, Set<string>>()

  const forget = (credential: string, userId: string) => {
    owners.delete(credential)
    const own = credentials.get(userId)
    own?.delete(credential)
    if (own?.size === 0) credentials.delete(userId)
  }

  return {
    ownerOf: (credential: string): string | undefined => owners.get(credential),
    remember(credential: string, userId: string): void {
      if (credential.length > LONGEST || owners.has(credential)) return
      owners.set(credential, userId)
      const own = credentials.get(userId) ?? new Set()
      credentials.set(userId, own.add(credential))
      const [oldestOwn] = own
      if (own.size > MOST_OF_ONE && oldestOwn !== undefined) forget(oldestOwn, userId)
      const [oldest] = owners
      if (owners.size > MOST && oldest) forget(...oldest)
    },
  }
}
