import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { enqueueCritique } from '../recording/critique-job.ts'
import { claimCritique, finishCritique } from './critique-store.ts'
import { listWaitingAccounts, makeTurns } from './fair-turns.ts'

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 21, 15, 0, seconds)).toISOString()
const LATER = at(59)

let database: TestDatabase
beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.close())

const enqueue = async (userId: string, count: number, from: number) => {
  for (let n = 0; n < count; n += 1)
    await enqueueCritique(database.db, { userId, decisionId: `${userId}-${n}`, assetId: 1 }, at(from + n))
}

/** The accounts whose critiques are written, in order: one after the other, or all under way at once. */
const order = async (count: number, isFinished: boolean) => {
  const turns = makeTurns()
  const taken: string[] = []
  for (let n = 0; n < count; n += 1) {
    const userId = turns.next(await listWaitingAccounts(database.db, LATER))
    const job = userId && (await claimCritique(database.db, LATER, at(1000), userId))
    if (!job) break
    taken.push(job.decisionId)
    if (isFinished) await finishCritique(database.db, job)
  }
  return taken
}

describe('an account’s critique', () => {
  it.each([true, false])(
    'waits behind one of another’s at most, however many those are (finished at once: %s)',
    async (isFinished) => {
      await enqueue('alice', 6, 0)
      await enqueue('bob', 2, 20)
      await enqueue('carol', 1, 30)
      expect(await order(9, isFinished)).toEqual([
        ...['alice-0', 'bob-0', 'carol-0', 'alice-1', 'bob-1', 'alice-2', 'alice-3', 'alice-4', 'alice-5'],
      ])
    },
  )

  it('is not given where none waits, nor before its time', async () => {
    expect(await order(1, true)).toEqual([])
    await enqueueCritique(database.db, { userId: 'alice', decisionId: 'later', assetId: 1 }, at(120))
    expect(await listWaitingAccounts(database.db, LATER)).toEqual([])
  })
})
