import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#server/database/open-database.ts'
import { faultLine } from '#server/ledger/journal-report.ts'
import { verify } from '#server/ledger/verify.ts'
import { readEvents } from '../support/event-stream.ts'
import { signUp } from '../support/http-member.ts'
import { makePatientWriter } from '../support/patient-writer.ts'
import { type RunningCandor, startCandor } from '../support/running-candor.ts'
import { hasPgBouncer, startPgBouncer } from '../tools/pgbouncer.ts'
import { type Postgres, startOwnPostgres } from '../tools/postgres.ts'
import { createDatabase } from '../tools/test-database.ts'
import { printReport, sizeOf } from './report.ts'

const DECISIONS = sizeOf({ short: 200, full: 5_000 })
const WRITERS = 16

let postgres: Postgres
let databaseUrl: string
let pooler: Awaited<ReturnType<typeof startPgBouncer>>
let candor: RunningCandor
beforeAll(async () => {
  if (!hasPgBouncer) return
  postgres = await startOwnPostgres()
  databaseUrl = await createDatabase(postgres.url, 'candor_pooled')
  pooler = await startPgBouncer(databaseUrl)
  candor = await startCandor({ DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: databaseUrl, DATABASE_POOLER: '1' })
})
afterAll(async () => {
  if (!hasPgBouncer) return
  await candor.close()
  await pooler.stop()
  await postgres.stop()
})

test.skipIf(!hasPgBouncer)(
  `${DECISIONS} decisions of ${WRITERS} writers through a pooler in transaction mode`,
  async () => {
    const members = await Promise.all(Array.from({ length: WRITERS }, (_, index) => signUp(candor, `writer-${index}`)))
    const [first] = members
    if (!first) throw new Error('Nobody signed up.')
    const page = readEvents(await fetch(`${candor.url}/api/events`, { headers: { cookie: first.cookie } }))
    const writers = members.map((member, index) => makePatientWriter(member, `W${index}`))
    const stopping = new AbortController()
    const writing = writers.map((writer) => writer.writeUntil(stopping.signal))
    const acknowledged = () => writers.reduce((sum, { seen }) => sum + seen.acknowledged, 0)
    await expect.poll(acknowledged, { timeout: 600_000, interval: 50 }).toBeGreaterThanOrEqual(DECISIONS)
    stopping.abort()
    await Promise.all(writing)
    await page.until(({ event }) => event === 'recorded')
    const database = await openDatabase({ engine: 'postgres', url: databaseUrl })
    const { faults } = await verify(database)
    const { count } = await database.db
      .selectFrom('entries')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('kind', '=', 'decision-recorded')
      .executeTakeFirstOrThrow()
    await database.db.destroy()
    const others = writers.flatMap(({ seen }) => seen.other)
    const unavailable = writers.reduce((sum, { seen }) => sum + seen.unavailable, 0)
    const missing = acknowledged() - Number(count)
    printReport({
      name: 'pooled',
      n: acknowledged(),
      faults: 0,
      figure: {
        missing,
        broken: faults.length,
        unavailable,
        otherAnswers: others.length,
        errors: candor.errors().length,
      },
      pass: missing <= 0 && faults.length === 0 && others.length === 0 && candor.errors().length === 0,
    })
    expect({
      missing,
      faults: faults.map((fault) => faultLine(fault)),
      others,
      unavailable,
      errors: candor.errors(),
    }).toEqual({
      missing: 0,
      faults: [],
      others: [],
      unavailable: 0,
      errors: [],
    })
  },
)
