import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openAsset, recordDecision } from '#domain/decisions/decision.ts'
import { IBM } from '#test/fixtures/entries.ts'
import { openTestDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { makeWrite } from '../database/write.ts'
import { accepted, found } from '../http/problem.ts'
import { listLedger } from '../ledger/ledger-store.ts'
import { NO_SUCH_ASSET } from '../ledger/no-such-asset.ts'
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

const isPostgres = process.env.CANDOR_TEST_ENGINE === 'postgres'

it.runIf(isPostgres)(
  'a row that is made anew while a recorder waits for its turn has what is recorded then',
  async () => {
    const recorder = makeRecorder()
    await add(recorder, 'T')
    const { db } = database
    const rebuilt = Promise.withResolvers<void>()
    const isHeld = Promise.withResolvers<void>()
    const rebuilding = db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(hashtextextended('alice', 0))`.execute(trx)
      isHeld.resolve()
      await rebuilt.promise
      const row = await trx.selectFrom('assets').selectAll().where('user_id', '=', 'alice').executeTakeFirstOrThrow()
      await trx.deleteFrom('assets').where('user_id', '=', 'alice').execute()
      await trx.insertInto('assets').values(row).execute()
    })
    await isHeld.promise
    const held = record(recorder, 'alice', { assetId: 1, isOnlyRead: true }, async ({ asset }) => {
      const price = { price: '90', source: 'typed', at: NOW } as const
      const said = { decisionId: 'held', action: 'Hold', confidence: 5, thesis: 'Why.', quantity: null, price } as const
      return { fact: accepted(recordDecision(found(asset, NO_SUCH_ASSET), said)) }
    })
    const waiting = sql<{ count: number }>`select count(*)::integer as count from pg_locks where not granted`
    await expect.poll(async () => (await waiting.execute(db)).rows[0]?.count).toBe(1)
    rebuilt.resolve()
    await rebuilding
    expect((await held)?.entries).toMatchObject([{ sequence: 2, action: 'Hold' }])
    expect((await verify(database)).faults).toEqual([])
  },
)
