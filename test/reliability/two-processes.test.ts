import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#server/database/open-database.ts'
import { faultLine } from '#server/ledger/journal-report.ts'
import { listLedger } from '#server/ledger/ledger-store.ts'
import { verify } from '#server/ledger/verify.ts'
import { readEvents } from '../support/event-stream.ts'
import { signUp } from '../support/http-member.ts'
import { makePatientWriter } from '../support/patient-writer.ts'
import { type RunningCandor, startCandor } from '../support/running-candor.ts'
import { type Postgres, startOwnPostgres } from '../tools/postgres.ts'
import { createDatabase } from '../tools/test-database.ts'
import { isFullRun, printReport, sizeOf } from './report.ts'

const KILLS = sizeOf({ short: 2, full: 20 })
const BETWEEN = sizeOf({ short: 20, full: 100 })
const WRITERS = 8

let postgres: Postgres
let databaseUrl: string
let silence: Server
/** The one that is killed. Its critic never answers, so it holds jobs whenever that happens. */
let killed: RunningCandor
let other: RunningCandor
beforeAll(async () => {
  postgres = await startOwnPostgres()
  databaseUrl = await createDatabase(postgres.url, 'candor_two')
  silence = createServer(() => undefined).listen(0, '127.0.0.1')
  await once(silence, 'listening')
  const { port } = silence.address() as AddressInfo
  const shared = { DATABASE_URL: databaseUrl, CANDOR_SECRET: 'a secret that both processes have been given' }
  killed = await startCandor({ ...shared, AI_BASE_URL: `http://127.0.0.1:${port}/v1`, AI_PER_DAY: '0' })
  other = await startCandor(shared)
})
afterAll(async () => {
  await killed.close()
  await other.close()
  silence.close()
  await postgres.stop()
})

test(`${KILLS} times one of two processes is killed while it records: the other goes on, and takes over what it held`, async () => {
  // A proxy would lead half of them to the process that is killed, and to the other one while that is gone.
  let isKilled = false
  const proxied = {
    get url() {
      return isKilled ? other.url : killed.url
    },
  }
  const members = await Promise.all(
    Array.from({ length: WRITERS }, (_, index) => signUp(index % 2 === 0 ? proxied : other, `writer-${index}`)),
  )
  const writers = members.map((member, index) => makePatientWriter(member, `W${index}`))
  const [first] = members
  if (!first) throw new Error('Nobody signed up.')
  const page = readEvents(await fetch(`${other.url}/api/events`, { headers: { cookie: first.cookie } }))
  const stopping = new AbortController()
  const writing = writers.map((writer) => writer.writeUntil(stopping.signal))
  const acknowledged = () => writers.reduce((sum, { seen }) => sum + seen.acknowledged, 0)
  const write = async (count: number) => {
    const enough = acknowledged() + count
    await expect.poll(acknowledged, { timeout: 60_000, interval: 20 }).toBeGreaterThanOrEqual(enough)
  }
  for (let round = 1; round <= KILLS; round += 1) {
    await write(BETWEEN)
    await killed.kill()
    isKilled = true
    await write(BETWEEN)
    await killed.start()
    isKilled = round === KILLS
  }
  await killed.kill()
  await write(WRITERS)
  stopping.abort()
  await Promise.all(writing)

  const told = writers[0]?.acknowledged.length ?? 0
  const heard = await page.until(() => countRecorded(page.heard) >= told)
  const held = await letTimePass()
  const { entries, faults } = await critiquedEntries()
  const stored = entries.filter(({ kind }) => kind === 'decision-recorded').map(({ decisionId }) => decisionId)
  const ids = writers.flatMap((writer) => writer.acknowledged)
  const lost = ids.filter((id) => !stored.includes(id)).length
  const doubled = stored.length - new Set(stored).size
  const critiqued = entries.filter(({ kind }) => kind === 'critique-recorded').map(({ decisionId }) => decisionId)
  const uncritiqued = stored.filter((id) => critiqued.filter((other) => other === id).length !== 1).length
  const others = writers.flatMap(({ seen }) => seen.other)
  printReport({
    name: 'two-processes',
    n: ids.length,
    faults: KILLS + 1,
    figure: { lost, doubled, heldByTheKilled: held, notCritiquedOnce: uncritiqued, broken: faults.length },
    pass: lost === 0 && doubled === 0 && uncritiqued === 0 && faults.length === 0 && others.length === 0,
  })
  expect({ lost, doubled, uncritiqued, faults, others }).toEqual({
    lost: 0,
    doubled: 0,
    uncritiqued: 0,
    faults: [],
    others: [],
  })
  expect(other.errors()).toEqual([])
  expect(held).toBeGreaterThan(0)
  expect(countRecorded(heard)).toBeGreaterThanOrEqual(told)
})

/** How many decisions and critiques a page was told of that listens to the process that goes on. */
const countRecorded = (heard: readonly { readonly event: string }[]): number =>
  heard.filter(({ event }) => event === 'recorded').length

/**
 * Lets the minute pass after which another process may take the jobs of one that is gone. The short form does not wait: it moves the end of their
 * locks.
 * @returns how many jobs there are
 */
async function letTimePass(): Promise<number> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const { rowCount } = await client.query('select 1 from critique_jobs where locked_until is not null')
  if (!isFullRun) await client.query('update critique_jobs set locked_until = run_at where locked_until is not null')
  await client.end()
  return rowCount ?? 0
}

type Told = { readonly kind: string; readonly decisionId: string }

/** All ledgers, once no critique waits any more. */
async function critiquedEntries(): Promise<{ entries: Told[]; faults: string[] }> {
  const database = await openDatabase({ engine: 'postgres', url: databaseUrl })
  const waiting = async () => (await database.db.selectFrom('critique_jobs').select('decision_id').execute()).length
  await expect.poll(waiting, { timeout: 600_000, interval: 100 }).toBe(0)
  const { faults } = await verify(database)
  const users = await database.db.selectFrom('users').select('id').execute()
  const entries: Told[] = []
  for (const { id } of users)
    for (const { entry } of await listLedger(database.db, id))
      if ('decisionId' in entry) entries.push({ kind: entry.kind, decisionId: entry.decisionId })
  await database.db.destroy()
  return { entries, faults: faults.map((fault) => faultLine(fault)) }
}
