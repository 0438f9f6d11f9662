import { afterEach, beforeEach, expect, it } from 'vitest'
import { openAsset } from '#domain/decisions/decision.ts'
import { IBM } from '#test/fixtures/entries.ts'
import { openTestDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { makeWrite } from '../database/write.ts'
import { accepted } from '../http/problem.ts'
import { listLedger } from '../ledger/ledger-store.ts'
import { verify } from '../ledger/verify.ts'
import { makeLiveHub } from '../live/live-hub.ts'
import { record } from './record.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.close())

const NOW = '2026-01-05T15:00:00.000Z'
const EACH = 15

/** As two processes have them: neither knows of what waits in the other. */
const makeRecorder = () => ({ write: makeWrite(database), live: makeLiveHub(), now: () => NOW })

const add = (recorder: ReturnType<typeof makeRecorder>, ticker: string) =>
  record(recorder, 'alice', { identity: ticker, decisionId: ticker, isOnlyRead: true }, async ({ lists, decision }) => {
    if (decision) return null
    const price = { price: '100', source: 'typed', at: NOW } as const
    const said = { decisionId: ticker, action: 'Buy', confidence: 5, thesis: 'Why.', quantity: '1', price } as const
    return { fact: accepted(openAsset(lists, { ...said, asset: { ...IBM, ticker } })) }
  })

it('two recorders of one ledger append each decision once, one behind the other, with its job and its row', async () => {
  const recorders = [makeRecorder(), makeRecorder()]
  const tickers = Array.from({ length: EACH }, (_, nth) => `T${nth}`)
  // Every decision comes through both, and with it another one through each.
  const recorded = await Promise.all(
    recorders.flatMap((recorder, index) =>
      tickers.flatMap((ticker) => [add(recorder, ticker), add(recorder, `${ticker}-${index}`)]),
    ),
  )
  expect(recorded.filter((done) => done !== null)).toHaveLength(3 * EACH)
  const { db } = database
  expect((await listLedger(db, 'alice')).map(({ entry }) => entry.sequence)).toEqual(
    Array.from({ length: 3 * EACH }, (_, index) => index + 1),
  )
  expect(await db.selectFrom('critique_jobs').selectAll().execute()).toHaveLength(3 * EACH)
  expect((await verify(database)).faults).toEqual([])
})
