/** How many cookies and tokens are remembered with their owners. */
const MOST = 10_000
/** How many of one account, so that an account with endless sign-ins pushes out only its own. */
const MOST_OF_ONE = 20
/** Longer credentials never come from Candor. */
const LONGEST = 1_000

/** Remembers the owners of the cookies and tokens that requests have sent, for each account the last ones. */
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
