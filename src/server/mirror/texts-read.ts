import { decidedOn } from '#domain/assets/day-decided.ts'
import { type HasTestInText, hasTestInText } from '#domain/mirror/findings/test-in-text.ts'
import { decisionsRead } from '#domain/mirror/findings/tests-credit.ts'
import type { MirrorAsset } from '#domain/mirror/mirror-asset.ts'
import type { Db } from '../database/open-database.ts'
import { makeUserCache } from '../database/user-cache.ts'
import { nextSlice } from '../event-loop/next-slice.ts'

/** What was found in the texts of a user's decisions, by sequence and day decided, which a correction may change. */
type Found = Map<string, boolean>

const MOST_USERS = 100
const remembered = makeUserCache<Found>(MOST_USERS)

/**
 * Reads the texts that a Mirror needs, each once for ever: a long one takes milliseconds, and of a hundred of them nobody else would
 * be served for a quarter of a second. So one is read in each turn of the event loop.
 */
export async function readTexts(db: Db, userId: string, assets: readonly MirrorAsset[]): Promise<HasTestInText> {
  const found: Found = remembered.find(db, userId) ?? new Map()
  remembered.store(db, userId, found)
  const hasTest: HasTestInText = (decision) => {
    const key = `${decision.sequence} ${decidedOn(decision)}`
    const hasOne = found.get(key) ?? hasTestInText(decision)
    found.set(key, hasOne)
    return hasOne
  }
  for (const decision of decisionsRead(assets)) {
    const before = found.size
    hasTest(decision)
    if (found.size > before) await nextSlice()
  }
  return hasTest
}
