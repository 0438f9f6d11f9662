import { decidedOn } from '#domain/assets/day-decided.ts'
import { type TestInText, testInTextInSteps } from '#domain/mirror/findings/test-in-text.ts'
import type { Db } from '../database/open-database.ts'
import { makeUserCache } from '../database/user-cache.ts'
import { inTurns } from '../event-loop/in-turns.ts'
import { nextSlice } from '../event-loop/next-slice.ts'

type Decision = Parameters<TestInText>[0]

/** What was found in the texts of a user's decisions, by sequence and day decided, which a correction may change. */
type Found = Map<string, string | null>

const MOST_USERS = 100
const remembered = makeUserCache<Found>(MOST_USERS)

/** So many texts are read before it is looked whether the others are still needed. */
const READ_AT_ONCE = 20

/**
 * Does what asks for the texts of decisions. A long text takes tens of milliseconds, and while a hundred of them were read, nobody
 * else would be served for seconds. So each is read once for ever, and a part of it in each turn of the event loop: the work is told
 * of no test in a text that was not read yet, and is done again once those are read.
 */
export async function withTexts<T>(db: Db, userId: string, work: (testIn: TestInText) => T): Promise<T> {
  const found: Found = remembered.find(db, userId) ?? new Map()
  remembered.store(db, userId, found)
  for (;;) {
    const unread = new Map<string, Decision>()
    const result = work((decision) => {
      const key = `${decision.sequence} ${decidedOn(decision)}`
      const words = found.get(key)
      if (words === undefined) unread.set(key, decision)
      return words ?? null
    })
    if (unread.size === 0) return result
    for (const [key, decision] of [...unread].slice(0, READ_AT_ONCE)) {
      found.set(key, await inTurns(testInTextInSteps(decision)))
      await nextSlice()
    }
  }
}
