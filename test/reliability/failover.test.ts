import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#server/database/open-database.ts'
import { faultLine } from '#server/ledger/journal-report.ts'
import { listLedger } from '#server/ledger/ledger-store.ts'
import { verify } from '#server/ledger/verify.ts'
import { type DatabaseRelay, startDatabaseRelay } from '../support/database-relay.ts'
import { signUp } from '../support/http-member.ts'
import { makePatientWriter, type PatientWriter } from '../support/patient-writer.ts'
import { type RunningCandor, startCandor } from '../support/running-candor.ts'
import { type PostgresPair, startPostgresPair } from '../tools/postgres-pair.ts'
import { createDatabase } from '../tools/test-database.ts'
import { printReport, sizeOf } from './report.ts'

const FAILOVERS = sizeOf({ short: 1, full: 5 })
const BETWEEN = sizeOf({ short: 150, full: 10_000 })
const WRITERS = sizeOf({ short: 8, full: 16 })
const NAME = 'candor_failover'

let pair: PostgresPair
let relay: DatabaseRelay
let candor: RunningCandor
beforeAll(async () => {
  pair = await startPostgresPair()
  relay = await startDatabaseRelay(await createDatabase(pair.url(), NAME))
  candor = await startCandor({ DATABASE_URL: relay.url })
})
afterAll(async () => {
  await candor.close()
  await relay.close()
  await pair.stop()
})

const databaseAt = (url: string) => Object.assign(new URL(url), { pathname: `/${NAME}` }).href

test(`${FAILOVERS} times a PostgreSQL is killed and its copy takes over among ${WRITERS} writers: nothing acknowledged is lost`, async () => {
  const members = await Promise.all(Array.from({ length: WRITERS }, (_, index) => signUp(candor, `writer-${index}`)))
  const writers = members.map((member, index) => makePatientWriter(member, `W${index}`))
  const stopping = new AbortController()
  const writing = writers.map((writer) => writer.writeUntil(stopping.signal))
  const acknowledged = () => writers.reduce((sum, { seen }) => sum + seen.acknowledged, 0)
  const write = async (count: number) => {
    const enough = acknowledged() + count
    await expect.poll(acknowledged, { timeout: 600_000, interval: 50 }).toBeGreaterThanOrEqual(enough)
  }
  for (let round = 1; round <= FAILOVERS; round += 1) {
    await write(BETWEEN)
    await pair.failOver((url) => {
      relay.leadTo(url)
      relay.cut()
    })
  }
  await write(WRITERS)
  stopping.abort()
  await Promise.all(writing)

  const { ids, faults } = await readStored()
  const [lost, doubled] = compare(writers, ids)
  const other = writers.flatMap(({ seen }) => seen.other)
  const unavailable = writers.reduce((sum, { seen }) => sum + seen.unavailable, 0)
  printReport({
    name: 'failover',
    n: acknowledged(),
    faults: FAILOVERS,
    figure: { lost, doubled, broken: faults.length, unavailable, otherAnswers: other.length },
    pass: lost === 0 && doubled === 0 && faults.length === 0 && other.length === 0,
  })
  expect({ lost, doubled, faults, other }).toEqual({ lost: 0, doubled: 0, faults: [], other: [] })
})

/** What stands in the database that the last copy has become. */
async function readStored(): Promise<{ ids: string[]; faults: string[] }> {
  const database = await openDatabase({ engine: 'postgres', url: databaseAt(pair.url()) })
  const { faults } = await verify(database)
  const users = await database.db.selectFrom('users').select('id').execute()
  const ids: string[] = []
  for (const { id } of users)
    for (const { entry } of await listLedger(database.db, id))
      if (entry.kind === 'decision-recorded') ids.push(entry.decisionId)
  await database.db.destroy()
  return { ids, faults: faults.map((fault) => faultLine(fault)) }
}

function compare(writers: readonly PatientWriter[], ids: readonly string[]): [lost: number, doubled: number] {
  const stored = new Set(ids)
  const lost = writers.flatMap(({ acknowledged }) => acknowledged).filter((id) => !stored.has(id))
  return [lost.length, ids.length - stored.size]
}
