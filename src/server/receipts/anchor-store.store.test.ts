import { afterEach, beforeEach, expect, it } from 'vitest'
import type { AnchorRow } from '#server/database/tables.ts'
import { addAccount } from '#test/support/add-account.ts'
import { recordFacts, sixFacts } from '#test/support/sealed-journal.ts'
import { openTestDatabase, type TestDatabase } from '#test/support/test-database.ts'
import {
  findAnchor,
  listAnchors,
  listDueAnchors,
  listLatestAnchors,
  listUnanchored,
  storeAnchors,
  storeQuestion,
} from './anchor-store.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.close())

const CALENDAR = 'https://a.example'
const [MORNING, NOON, EVENING] = ['2026-11-22T08:00:00.000Z', '2026-11-22T12:00:00.000Z', '2026-11-22T20:00:00.000Z']

const row = (sequence: number, more: Partial<AnchorRow> = {}): AnchorRow => ({
  user_id: 'alice',
  sequence,
  receipt: '{}',
  calendar: CALENDAR,
  submitted_at: MORNING,
  proof: '00',
  questions: 0,
  ask_at: NOON,
  ...more,
})

it('of two anchors for one end the first is kept, and more than one statement can take are all stored', async () => {
  const { db } = database
  const rows = Array.from({ length: 250 }, (_, n) => row(n + 1))
  await storeAnchors(db, rows)
  await storeAnchors(db, [row(3, { proof: 'ff' })])
  expect(await listAnchors(db, 'alice', 999)).toEqual(rows)
  expect(await listAnchors(db, 'alice', 2)).toEqual(rows.slice(0, 2))
  expect(await listLatestAnchors(db, 'alice', 2)).toEqual({ rows: [row(250), row(249)], count: 250 })
  expect(await findAnchor(db, 'alice', 3)).toEqual(row(3))
  expect([await findAnchor(db, 'bob', 3), await findAnchor(db, 'alice', 251)]).toEqual([null, null])
})

it('anchors are due at their time and their own calendar, the longest due first', async () => {
  const { db } = database
  const [late, early] = [row(1, { ask_at: NOON }), row(2, { ask_at: MORNING })]
  const others = [row(3, { ask_at: EVENING }), row(4, { ask_at: null }), row(5, { calendar: 'https://b.example' })]
  await storeAnchors(db, [late, early, ...others])
  expect(await listDueAnchors(db, CALENDAR, NOON, 9)).toEqual([early, late])
  expect(await listDueAnchors(db, CALENDAR, NOON, 1)).toEqual([early])
})

it('of two concurrent questions one result is stored', async () => {
  const { db } = database
  await storeAnchors(db, [row(1), row(2)])
  await storeQuestion(db, row(1), { proof: 'aa', questions: 1, ask_at: null })
  await storeQuestion(db, row(1), { proof: 'bb', questions: 1, ask_at: EVENING })
  expect(await listAnchors(db, 'alice', 9)).toEqual([row(1, { proof: 'aa', questions: 1, ask_at: null }), row(2)])
})

it('ledgers that have grown are found: those never sent first, then those sent long ago, none sent recently', async () => {
  const { db } = database
  for (const userId of ['alice', 'bob', 'carol', 'dora', 'erna']) {
    await recordFacts(database, userId, sixFacts())
    await addAccount(database, userId)
  }
  await db.updateTable('users').set({ disabledAt: MORNING }).where('id', '=', 'dora').execute()
  await storeAnchors(db, [
    row(2, { user_id: 'bob' }),
    row(5, { user_id: 'bob', submitted_at: NOON }),
    row(6, { user_id: 'carol' }),
    row(5, { user_id: 'erna', submitted_at: EVENING }),
  ])
  expect(await listUnanchored(db, NOON, 9)).toEqual(['alice', 'bob'])
  expect(await listUnanchored(db, EVENING, 2)).toEqual(['alice', 'bob'])
  expect(await listUnanchored(db, EVENING, 9)).toEqual(['alice', 'bob', 'erna'])
})
