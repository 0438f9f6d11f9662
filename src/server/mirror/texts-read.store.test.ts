import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { DecisionRecorded, Entry } from '#domain/ledger/entry.ts'
import { addAccount } from '#test/support/add-account.ts'
import { appendFact } from '#test/support/append-fact.ts'
import { openTestDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { ledgerOf } from '#test/support/trading.ts'
import { withTexts } from './texts-read.ts'

const userId = 'mirror.user'
const STORED = { code: 'of this release', leastTexts: 2 }
const TEST = 'I was wrong if margin falls below 40%.'

let database: TestDatabase
let decisions: readonly Entry<DecisionRecorded>[]
beforeEach(async () => {
  database = await openTestDatabase()
  await addAccount(database, userId)
  const told = ledgerOf([1, 'Buy', '10', '100'], [1, 'Hold', null, '101', '2026-11-03'], [2, 'Watch', '1', '5'])
  decisions = told.flatMap((entry) => (entry.kind === 'decision-recorded' ? [{ ...entry, thesis: TEST }] : []))
  for (const { sequence: _, recordedAt, ...fact } of decisions) await appendFact(database.db, userId, fact, recordedAt)
})
afterEach(() => database.close())

/** Another handle on the same database has an empty cache, like a process that has just started. */
const restarted = () => database.db.withoutPlugins()

const read = (count: number, storing: Parameters<typeof withTexts>[3] = STORED, db = restarted()) =>
  withTexts(db, userId, (testIn) => decisions.slice(0, count).map(testIn), storing)

const stored = async () =>
  (await database.db.selectFrom('read_results').selectAll().where('kind', '=', 'tests-in-texts').execute()).map(
    ({ result }) => result,
  )

async function change(was: RegExp, is: string) {
  const [result = ''] = await stored()
  const changed = result.replaceAll(was, is)
  expect(changed).not.toBe(result)
  await database.db.updateTable('read_results').set({ result: changed }).execute()
}

const WRITTEN = 'margin falls below 40%'
const changeStored = () => change(/below 40%/g, 'below 99%')
const ELSE = WRITTEN.replace('40', '99')

describe('tests that an earlier process has found in texts', () => {
  it('are given, and other texts are read', async () => {
    const [first, second] = await read(2)
    expect(first).toContain(WRITTEN)
    await changeStored()
    const given = await read(3)
    expect(given.map((words) => words?.includes(ELSE))).toEqual([true, true, false])
    expect([first, given[2]]).toEqual([second, second])
  })

  it.each<[string, () => Promise<unknown>, typeof STORED]>([
    ['of another ledger', () => change(/"hash":"./g, '"hash":"-'), STORED],
    ['by another program', async () => undefined, { ...STORED, code: 'of the next release' }],
  ])('are not used %s', async (_, happen, storing) => {
    const found = await read(2)
    await changeStored()
    await happen()
    expect(await read(2, storing)).toEqual(found)
  })
})

it('tests in texts are stored once enough were read, and never by a program that runs from its sources', async () => {
  await read(3, { ...STORED, code: null })
  const db = restarted()
  await read(1, STORED, db)
  expect(await stored()).toEqual([])
  await read(2, STORED, db)
  const first = await stored()
  expect(first).toHaveLength(1)
  await read(3, STORED, db)
  expect(await stored()).toEqual(first)
})
