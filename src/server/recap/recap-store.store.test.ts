import { afterAll, beforeAll, expect, it } from 'vitest'
import { addAccount } from '#test/support/add-account.ts'
import { openTestDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { findRecap, listRecaps, removeRecap, replaceRecap, storeRecap } from './recap-store.ts'

const RECAP = { address: 'me@example.com', isConfirmed: true, lastAt: '2026-08-03T15:00:00.000Z' }
const NEXT = '2026-08-10T15:00:00.000Z'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  for (const name of ['alice', 'bobby', 'carol']) await addAccount(database, name)
})
afterAll(() => database.close())

it('stores where a recap goes, and lists only confirmed ones of accounts that are not disabled', async () => {
  const { db } = database
  await storeRecap(db, 'alice', RECAP)
  await storeRecap(db, 'bobby', { ...RECAP, isConfirmed: false })
  await storeRecap(db, 'carol', RECAP)
  await db.updateTable('users').set({ disabledAt: NEXT }).where('id', '=', 'carol').execute()
  expect(await findRecap(db, 'bobby')).toEqual({ ...RECAP, isConfirmed: false })
  expect(await listRecaps(db)).toEqual([{ userId: 'alice', recap: RECAP }])
})

it('is taken once, however many try at the same time, and not at all once it was ended', async () => {
  const { db } = database
  await storeRecap(db, 'alice', RECAP)
  const taken = { ...RECAP, failure: { kind: 'unknown', at: NEXT, tries: 1 } } as const
  const replaced = await Promise.all([1, 2, 3].map(() => replaceRecap(db, 'alice', RECAP, taken)))
  expect(replaced.filter((isReplaced) => isReplaced)).toHaveLength(1)
  expect(await findRecap(db, 'alice')).toEqual(taken)
  await removeRecap(db, 'alice')
  expect(await replaceRecap(db, 'alice', taken, { ...RECAP, lastAt: NEXT })).toBe(false)
  expect(await findRecap(db, 'alice')).toBeNull()
})
