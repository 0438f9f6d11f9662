import { afterEach, beforeEach, expect, it } from 'vitest'
import type { AssetEntry } from '#domain/assets/asset.ts'
import { addAccount } from '#test/support/add-account.ts'
import { appendFact } from '#test/support/append-fact.ts'
import { assetDiary } from '#test/support/asset-diary.ts'
import { openTestDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { loadMirror } from './load-mirror.ts'

const userId = 'mirror.user'
const STORED = { code: 'of this release', leastReplays: 1_000, leastCharacters: 1 }

let database: TestDatabase
beforeEach(async () => {
  database = await openTestDatabase()
  await addAccount(database, userId)
})
afterEach(() => database.close())

const diary = assetDiary()
diary.decide('2025-01-06', 'Buy', { quantity: '10', price: '100' })
diary.decide('2025-02-03', 'Hold')
// Reviews of them are not asked for any more, so that the outcomes count.
diary.resolve('2026-01-07', 1, 'came-true', '2026-01-06')
diary.resolve('2026-02-04', 2, 'came-true', '2026-02-03')

async function record(entries: readonly AssetEntry[]) {
  for (const { sequence: _, recordedAt, ...fact } of entries) await appendFact(database.db, userId, fact, recordedAt)
}

/** Another handle on the same database has an empty cache, like a process that has just started. */
const restarted = () => database.db.withoutPlugins()

/** How many companies and months the scored claims are of: scores that were changed where they are stored tell of more. */
async function clustersToldBy(storing: Parameters<typeof loadMirror>[3]) {
  const loaded = await loadMirror({ db: restarted(), now: () => '2026-11-06T22:00:00.000Z' }, userId, 'en', storing)
  return loaded.mirror.clusters
}

const stored = async () => {
  const rows = await database.db.selectFrom('read_results').selectAll().where('kind', '=', 'scores').execute()
  return rows.map(({ result }) => result)
}

async function change(was: string | RegExp, is: string) {
  const [result = ''] = await stored()
  const changed = result.replace(was, is)
  expect(changed).not.toBe(result)
  await database.db.updateTable('read_results').set({ result: changed }).where('kind', '=', 'scores').execute()
}

it('scores that an earlier process has stored are given of the same claims, and stored anew of others', async () => {
  await record(diary.entries.slice(0, 3))
  expect(await clustersToldBy(STORED)).toBe(1)
  await change('"clusters":1', '"clusters":999')
  expect(await clustersToldBy(STORED)).toBe(999)
  await record(diary.entries.slice(3))
  expect(await clustersToldBy(STORED)).toBe(2)
  expect(await stored()).toEqual([expect.stringContaining('"clusters":2')])
})

it.each<[string, () => Promise<unknown>, typeof STORED]>([
  ['by another program', async () => undefined, { ...STORED, code: 'of the next release' }],
  ['once they are damaged', () => change(/^\{/, ''), STORED],
])('they are not used %s', async (_, happen, storing) => {
  await record(diary.entries)
  await clustersToldBy(STORED)
  await change('"clusters":2', '"clusters":999')
  await happen()
  expect(await clustersToldBy(storing)).toBe(2)
})

it('they are not stored of few claims, and never by a program that runs from its sources', async () => {
  await record(diary.entries)
  await clustersToldBy({ ...STORED, code: null })
  await clustersToldBy({ ...STORED, leastCharacters: 1_000 })
  expect(await stored()).toEqual([])
})
