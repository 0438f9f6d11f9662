import { decidedOn } from '#domain/assets/day-decided.ts'
import { type TestInText, testInTextInSteps } from '#domain/mirror/findings/test-in-text.ts'
import type { Db } from '../database/open-database.ts'
import { programCode } from '../database/program-code.ts'
import { makeUserCache } from '../database/user-cache.ts'
import { inTurns } from '../event-loop/in-turns.ts'
import { nextSlice } from '../event-loop/next-slice.ts'
import { findHead } from '../ledger/ledger-end-store.ts'
import { findLedgerResult, storeLedgerResult } from '../ledger/ledger-result-store.ts'

type Decision = Parameters<TestInText>[0]

/** What was found in the texts of a user's decisions, by sequence and day decided, which a correction may change. */
type Found = Map<string, string | null>

type Remembered = {
  readonly found: Found
  /** How many of them are stored. */
  readonly stored: number
}

const MOST_USERS = 100
const remembered = makeUserCache<Remembered>(MOST_USERS)

/** Which tests found in texts are stored, so that a process that does not remember them need not read the texts. */
type Storing = {
  /** What tells the program from any other one, which may read otherwise; null: it may change, and nothing is stored. */
  readonly code: string | null
  /** After how many texts that were read they are stored. */
  readonly leastTexts: number
}

const STORING: Storing = { code: programCode(), leastTexts: 10 }

type StoredTests = { readonly upTo: number; readonly found: readonly (readonly [string, string | null])[] }

/** So many texts are read before it is looked whether the others are still needed. */
const READ_AT_ONCE = 20

/**
 * Does what asks for the texts of decisions. A long text takes tens of milliseconds, and while a hundred of them were read, nobody
 * else would be served for seconds. So each is read once for ever, and a part of it in each turn of the event loop: the work is told
 * of no test in a text that was not read yet, and is done again once those are read.
 */
export async function withTexts<T>(
  db: Db,
  userId: string,
  work: (testIn: TestInText) => T,
  storing = STORING,
): Promise<T> {
  const { found, stored } = remembered.find(db, userId) ?? (await findStored(db, userId, storing))
  remembered.store(db, userId, { found, stored })
  for (;;) {
    const unread = new Map<string, Decision>()
    const result = work((decision) => {
      const key = `${decision.sequence} ${decidedOn(decision)}`
      const words = found.get(key)
      if (words === undefined) unread.set(key, decision)
      return words ?? null
    })
    if (unread.size === 0) {
      await storeFound(db, userId, { found, stored }, storing)
      return result
    }
    for (const [key, decision] of [...unread].slice(0, READ_AT_ONCE)) {
      found.set(key, await inTurns(testInTextInSteps(decision)))
      await nextSlice()
    }
  }
}

async function findStored(db: Db, userId: string, { code }: Storing): Promise<Remembered> {
  const result = code === null ? null : await findLedgerResult<StoredTests>(db, userId, 'tests-in-texts', code)
  return { found: new Map(result?.found), stored: result?.found.length ?? 0 }
}

async function storeFound(db: Db, userId: string, { found, stored }: Remembered, { code, leastTexts }: Storing) {
  if (code === null || found.size - stored < leastTexts) return
  remembered.store(db, userId, { found, stored: found.size })
  // None of these texts was written after the last entry.
  const { sequence: upTo } = await findHead(db, userId)
  await storeLedgerResult<StoredTests>(db, userId, 'tests-in-texts', code, { upTo, found: [...found] })
}
