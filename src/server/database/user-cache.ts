/** What was read or computed for each user, and can be again at any time. */
type UserCache<T> = {
  /** @param db the database that it was read from: what is cached of one is never an answer for another */
  find(db: object, userId: string): T | undefined
  store(db: object, userId: string, value: T): void
}

/**
 * A cache that drops the users who asked longest ago as soon as all of it weighs more than `most`. The user who asked last is kept,
 * however much that weighs.
 * @param weightOf what counts towards `most`; left out, each user counts as one
 */
export function makeUserCache<T>(most: number, weightOf: (value: T) => number = () => 1): UserCache<T> {
  /** Who asked last is at the end of a map. A cache ends with its database. */
  const databases = new WeakMap<object, Map<string, T>>()
  return {
    find(db, userId) {
      const users = databases.get(db)
      const value = users?.get(userId)
      if (value === undefined) return undefined
      users?.delete(userId)
      users?.set(userId, value)
      return value
    },
    store(db, userId, value) {
      const users = databases.get(db) ?? new Map<string, T>()
      databases.set(db, users)
      users.delete(userId)
      users.set(userId, value)
      dropOldest(users, most, weightOf)
    },
  }
}

function dropOldest<T>(users: Map<string, T>, most: number, weightOf: (value: T) => number): void {
  let weight = 0
  for (const value of users.values()) weight += weightOf(value)
  for (const [userId, value] of users) {
    if (weight <= most || users.size === 1) return
    users.delete(userId)
    weight -= weightOf(value)
  }
}
