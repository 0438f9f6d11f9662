import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addAccount } from '#test/support/add-account.ts'
import { appendFact } from '#test/support/append-fact.ts'
import { openTestDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { type Dealt, ledgerOf } from '#test/support/trading.ts'
import { storeSplits } from '../prices/anomaly-store.ts'
import { loadMirror } from './load-mirror.ts'

const userId = 'mirror.user'
const [LONG, SHORT] = ['The order book keeps filling, and the new plant is ready before the winter.', 'It goes on.']
const STORED = { code: 'of this release', leastReplays: 1, leastCharacters: 1 }

let database: TestDatabase
beforeEach(async () => {
  database = await openTestDatabase()
  await addAccount(database, userId)
  await record(LONG, [1, 'Buy', '10', '100'], [2, 'Buy', '10', '100'])
  await record(SHORT, [1, 'Hold', null, '101', '2026-11-03'])
})
afterEach(() => database.close())

async function record(thesis: string, ...dealt: readonly Dealt[]) {
  for (const { sequence: _, recordedAt, ...fact } of ledgerOf(...dealt)) {
    if (fact.kind !== 'decision-recorded') continue
    const asset = fact.action === 'Buy' ? fact.asset : null
    const decision = { ...fact, thesis, asset, decisionId: `${fact.assetId} ${recordedAt}` }
    await appendFact(database.db, userId, decision, recordedAt)
  }
}

/** Another handle on the same database has an empty cache, like a process that has just started. */
const restarted = () => database.db.withoutPlugins()

/** Of each asset whose thesis shrank, how long it was at first: a replay that was changed where it is stored tells of more. */
async function lengthsToldBy(storing: Parameters<typeof loadMirror>[3]) {
  const { mirror } = await loadMirror({ db: restarted(), now: () => '2026-11-06T22:00:00.000Z' }, userId, 'en', storing)
  return mirror.drift.flatMap(({ assetId, findings }) =>
    findings.flatMap((found) => (found.kind === 'thesis-shrank' ? [[assetId, found.from]] : [])),
  )
}

const stored = async () =>
  (await database.db.selectFrom('read_results').selectAll().where('kind', '=', 'replays').execute()).map(
    ({ result }) => result,
  )

async function change(was: string | RegExp, is: string) {
  const [result = ''] = await stored()
  const changed = result.replaceAll(was, is)
  expect(changed).not.toBe(result)
  await database.db.updateTable('read_results').set({ result: changed }).where('kind', '=', 'replays').execute()
}

const FIRST = `"from":${LONG.length}`
const ELSE = '"from":999'

describe('replays that an earlier process has stored', () => {
  it('are given of the assets to whose entries none was added, and the others are replayed', async () => {
    await record(SHORT, [2, 'Hold', null, '101', '2026-11-04'])
    expect(await lengthsToldBy({ ...STORED, leastReplays: 2 })).toEqual([1, 2].map((asset) => [asset, LONG.length]))
    await change(FIRST, ELSE)
    expect(await lengthsToldBy({ ...STORED, leastReplays: 2 })).toEqual([1, 2].map((asset) => [asset, 999]))
    await record(SHORT, [2, 'Hold', null, '102', '2026-11-05'])
    expect(await lengthsToldBy({ ...STORED, leastReplays: 2 })).toEqual([
      [1, 999],
      [2, LONG.length],
    ])
  })

  it('are not given of an asset of which a split is reported', async () => {
    await lengthsToldBy(STORED)
    await change(FIRST, ELSE)
    const split = { effectiveOn: '2026-11-03', newShares: '4', oldShares: '1', source: 'massive' } as const
    await storeSplits(database.db, 'T1', [split])
    expect(await lengthsToldBy(STORED)).toEqual([[1, LONG.length]])
  })

  it.each<[string, () => Promise<unknown>, typeof STORED]>([
    ['of another ledger', () => change(/"hash":"./g, '"hash":"-'), STORED],
    ['by another program', async () => undefined, { ...STORED, code: 'of the next release' }],
    ['once they are damaged', () => change(/^\{/g, ''), STORED],
  ])('are not used %s', async (_, happen, storing) => {
    await lengthsToldBy(STORED)
    await change(FIRST, ELSE)
    await happen()
    expect(await lengthsToldBy(storing)).toEqual([[1, LONG.length]])
  })
})

it('replays are stored once enough of them are not, and never by a program that runs from its sources', async () => {
  await lengthsToldBy({ ...STORED, code: null })
  await lengthsToldBy({ ...STORED, leastReplays: 3 })
  expect(await stored()).toEqual([])
  await lengthsToldBy({ ...STORED, leastReplays: 2 })
  const before = await stored()
  expect(before).toHaveLength(1)
  await record(SHORT, [2, 'Hold', null, '101', '2026-11-04'])
  await lengthsToldBy({ ...STORED, leastReplays: 2 })
  expect(await stored()).toEqual(before)
  await lengthsToldBy(STORED)
  expect(await stored()).not.toEqual(before)
})
