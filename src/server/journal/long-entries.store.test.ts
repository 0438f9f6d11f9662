import { afterEach, beforeEach, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { turnsDuring } from '#test/support/turns-during.ts'
import { makeWrite, type Write } from '../database/write.ts'
import { bringItemsUpToDate } from '../ledger/journal-items.ts'
import { findHead } from '../ledger/ledger-end-store.ts'
import { append } from '../recording/record.ts'
import { findJournal } from './find-journal.ts'

let database: TestDatabase
let write: Write
beforeEach(async () => {
  database = await openTestDatabase()
  write = makeWrite(database)
})
afterEach(() => database.close())

/** The longest text that an import accepts, of different words that each have a German form too. */
const longText = (nth: number) =>
  Array.from({ length: 28_000 }, (_, index) => `ü${(nth * 28_000 + index).toString(36)}`).join(' ')

/** Principles, because they consist of a text alone. */
const record = (texts: readonly string[]) =>
  write('alice', async (trx) => {
    for (const [index, text] of texts.entries()) {
      const fact = { kind: 'principle-written', principleId: `p-${index}`, text } as const
      await append(trx, 'alice', await findHead(trx, 'alice'), fact, '2026-01-05T15:00:00.000Z')
    }
  })

const page = (query: Parameters<typeof findJournal>[3]) =>
  findJournal(database.db, database.engine, 'alice', query, { sequences: null })

it('indexes long entries one after the other, and lets other work run between and within them', async () => {
  await record([longText(0), longText(1), longText(2)])
  const { turns } = await turnsDuring(() => bringItemsUpToDate({ ...database, write }, 'alice'))
  expect(turns).toBeGreaterThanOrEqual(3 * 9)
  for (const [nth, search] of ['u0', `ue${(28_000).toString(36)}`, `ü${(3 * 28_000 - 1).toString(36)}`].entries())
    expect((await page({ search })).entries.map(({ sequence }) => sequence)).toEqual([nth + 1])
})

it('shows fewer long entries on a page, and all of them page by page', async () => {
  await record(['A short one.', ...Array.from({ length: 5 }, (_, nth) => longText(nth)), 'Another short one.'])
  await bringItemsUpToDate({ ...database, write }, 'alice')
  const sizes: number[][] = []
  for (let before: number | null = 100; before !== null; ) {
    const { entries, olderBefore } = await page({ before })
    sizes.push(entries.map(({ sequence }) => sequence))
    before = olderBefore
  }
  expect(sizes).toEqual([
    [7, 6, 5, 4],
    [3, 2, 1],
  ])
})
