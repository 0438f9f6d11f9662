import { afterEach, beforeEach, expect, it } from 'vitest'
import { addAccount } from '#test/support/add-account.ts'
import { openTestDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { readMirrorEntries } from './mirror-entry-store.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await openTestDatabase()
  await addAccount(database, 'alice')
})
afterEach(() => database.close())

/** Every seventh entry is a critique, which the Mirror does not read. */
const kindOf = (sequence: number) => (sequence % 7 === 0 ? 'critique-recorded' : 'price-noted')
const assetOf = (sequence: number) => (sequence % 3) + 1

async function record(from: number, until: number): Promise<void> {
  const rows = Array.from({ length: until - from + 1 }, (_, nth) => {
    const [sequence, recordedAt] = [from + nth, '2026-08-03T15:00:00.000Z']
    const [kind, assetId] = [kindOf(sequence), assetOf(sequence)]
    return {
      user_id: 'alice',
      sequence,
      kind,
      asset_id: assetId,
      decision_id: null,
      recorded_at: recordedAt,
      body: JSON.stringify({ kind, assetId, sequence, recordedAt }),
      previous_hash: `${sequence - 1}`,
      hash: `${sequence}`,
    }
  })
  for (let at = 0; at < rows.length; at += 100)
    await database.db
      .insertInto('entries')
      .values(rows.slice(at, at + 100))
      .execute()
}

const sequencesOf = (until: number, assetId: number) =>
  Array.from({ length: until }, (_, before) => before + 1).filter(
    (sequence) => assetOf(sequence) === assetId && kindOf(sequence) !== 'critique-recorded',
  )

it.each([0, 1, 583, 584, 1400])(
  'reads a journal of %s entries whole, and afterwards what was appended',
  async (count) => {
    const read = async (before?: Awaited<ReturnType<typeof readMirrorEntries>>) => {
      const entries = await readMirrorEntries(database.db, 'alice', before)
      const found = [1, 2, 3].map((assetId) => (entries.ofAsset.get(assetId) ?? []).map(({ sequence }) => sequence))
      return { entries, found }
    }
    await record(1, count)
    const first = await read()
    expect(first.found).toEqual([1, 2, 3].map((assetId) => sequencesOf(count, assetId)))
    expect((await read(first.entries)).entries).toBe(first.entries)
    await record(count + 1, 1401)
    const later = await read(first.entries)
    expect(later.found).toEqual([1, 2, 3].map((assetId) => sequencesOf(1401, assetId)))
    expect(later.entries.until).toBe(1401)
  },
)
