import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#server/database/open-database.ts'
import { listLedger } from '#server/ledger/ledger-store.ts'
import { buyIbm } from '../support/buy-ibm.ts'
import { type HttpMember, signUp } from '../support/http-member.ts'
import { type RunningCandor, runCandor, startCandor } from '../support/running-candor.ts'
import { until } from '../support/until.ts'
import { type OwnPostgres, startOwnPostgres } from '../tools/postgres.ts'
import { createDatabase, dropDatabase } from '../tools/test-database.ts'
import { printReport, sizeOf } from './report.ts'

const ROUNDS = sizeOf({ short: 4, full: 10 })
const WRITERS = sizeOf({ short: 6, full: 16 })
const NAME = 'candor_terminated'

let postgres: OwnPostgres
let url: string
let candor: RunningCandor
beforeAll(async () => {
  postgres = await startOwnPostgres()
  url = await createDatabase(postgres.url, NAME)
  candor = await startCandor({ DATABASE_URL: url })
})
afterAll(async () => {
  await candor.close()
  await dropDatabase(postgres.url, NAME)
  await postgres.stop()
})

type Sent = { readonly decisionId: string; isAcknowledged: boolean }

test(`${ROUNDS} times PostgreSQL ends every connection among ${WRITERS} writers: nothing that was acknowledged is lost`, async () => {
  const members = await Promise.all(Array.from({ length: WRITERS }, (_, index) => signUp(candor, `writer-${index}`)))
  const seen = { acknowledged: 0, unavailable: 0, other: [] as string[] }
  const stopping = new AbortController()
  const writing = members.map((member, index) => write(member, `W${index}`, seen, stopping.signal))

  for (let round = 1; round <= ROUNDS; round += 1) {
    const enough = seen.acknowledged + WRITERS * 2
    await expect.poll(() => seen.acknowledged, { timeout: 60_000 }).toBeGreaterThanOrEqual(enough)
    await (round % 2 === 0 ? crash() : terminateAll())
  }
  const enough = seen.acknowledged + WRITERS
  await expect.poll(() => seen.acknowledged, { timeout: 60_000 }).toBeGreaterThanOrEqual(enough)
  stopping.abort()
  const sent = (await Promise.all(writing)).flat()

  const isAlive = (await fetch(`${candor.url}/api/health`)).status === 200
  const stored = await storedIds()
  const acknowledged = sent.filter((decision) => decision.isAcknowledged)
  const lost = acknowledged.filter(({ decisionId }) => !stored.includes(decisionId)).length
  const doubles = stored.length - new Set(stored).size
  // It ends by itself and in order: this is the process that was started first.
  await candor.stop()
  printReport({
    name: 'postgres-terminated',
    n: acknowledged.length,
    faults: ROUNDS,
    figure: { lost, doubles, unavailable: seen.unavailable, otherAnswers: seen.other.length, alive: String(isAlive) },
    pass: lost === 0 && doubles === 0 && isAlive && seen.other.length === 0,
  })
  expect(seen.other).toEqual([])
  expect({ lost, doubles, isAlive }).toEqual({ lost: 0, doubles: 0, isAlive: true })
  expect(candor.logged.filter((line) => line.includes('a promise was rejected and not handled'))).toEqual([])
})

test('a PostgreSQL that hangs is told by the health, which is well again when it answers', async () => {
  // It was stopped before; at a second try it runs.
  await candor.restart()
  const member = await signUp(candor, `patient-${randomUUID().slice(0, 8)}`)
  const health = async () => (await fetch(`${candor.url}/api/health`)).status
  // The server first: else it makes a connection that answers, where those that are there are busy.
  const signal = (name: NodeJS.Signals, pids: readonly number[]) => {
    postgres.server.kill(name)
    for (const pid of pids) process.kill(pid, name)
  }
  const pids = await backends()
  signal('SIGSTOP', pids)
  // A connection that was made meanwhile answers until it is asked for more than it can.
  const seen = async () => (await Promise.all(Array.from({ length: 20 }, health))).includes(503)
  await expect
    .poll(seen, { timeout: 10_000 })
    .toBe(true)
    .finally(() => signal('SIGCONT', pids))
  await expect.poll(health).toBe(200)
  await member.add()
})

test('a PostgreSQL that does not wait for its disk is refused at the start', async () => {
  await candor.stop()
  await asAdministrator((client) => client.query('alter system set fsync = off'))
  await asAdministrator((client) => client.query('select pg_reload_conf()'))
  const isOff = () => asAdministrator(async (client) => (await client.query('show fsync')).rows)
  await expect.poll(isOff).toEqual([{ fsync: 'off' }])
  const { code, logged } = await runCandor({ DATABASE_URL: url })
  expect({ code, logged }).toEqual({
    code: 1,
    logged: [
      'Candor did not start: this PostgreSQL runs with fsync=off and would lose what it has acknowledged when the power ' +
        'fails. Nothing was changed. Set fsync=on and start again.',
    ],
  })
})

type Seen = { acknowledged: number; unavailable: number; other: string[] }

/** Records one decision after another, and sends the same again while it is told that this may help. */
async function write(member: HttpMember, name: string, seen: Seen, signal: AbortSignal): Promise<Sent[]> {
  const sent: Sent[] = []
  while (!signal.aborted) {
    const decision: Sent = { decisionId: randomUUID(), isAcknowledged: false }
    const ticker = `${name}-${sent.length + 1}`
    const body = buyIbm({ decisionId: decision.decisionId, ticker, companyName: ticker })
    sent.push(decision)
    while (!decision.isAcknowledged && !signal.aborted) {
      const { status, text } = await member.send('POST', '/api/assets', body)
      decision.isAcknowledged = status === 201
      if (status === 201) seen.acknowledged += 1
      else if (status === 503) seen.unavailable += 1
      else seen.other.push(`${status} ${text}`)
    }
  }
  return sent
}

async function terminateAll(): Promise<void> {
  await asAdministrator((client) =>
    client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [NAME]),
  )
}

/** One of its processes is killed: PostgreSQL then ends them all, and recovers from its log. */
async function crash(): Promise<void> {
  const pid = await asAdministrator(async (client) => {
    const { rows } = await client.query<{ pid: number }>(
      'select pid from pg_stat_activity where datname = $1 limit 1',
      [NAME],
    )
    return rows[0]?.pid
  })
  if (pid === undefined) throw new Error('Candor has no connection to kill.')
  process.kill(pid, 'SIGKILL')
}

const backends = (): Promise<number[]> =>
  asAdministrator(async (client) => {
    const asked = 'select pid from pg_stat_activity where datname = $1'
    const { rows } = await client.query<{ pid: number }>(asked, [NAME])
    return rows.map(({ pid }) => pid)
  })

async function asAdministrator<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await until('PostgreSQL to recover from its crash', connect, (client) => client !== null)
  return work(client).finally(() => client.end().catch(() => {}))
}

/** @returns null while it is still recovering from the last crash */
async function connect(): Promise<pg.Client | null> {
  const client = new pg.Client(postgres.url)
  client.on('error', () => {})
  try {
    await client.connect()
    return client
  } catch (error) {
    await client.end().catch(() => {})
    if (error instanceof Error && 'code' in error && error.code === '57P03') return null
    throw error
  }
}

async function storedIds(): Promise<string[]> {
  const { db } = await openDatabase({ engine: 'postgres', url })
  const users = await db.selectFrom('users').select('id').execute()
  const ledgers = await Promise.all(users.map(({ id }) => listLedger(db, id)))
  await db.destroy()
  return ledgers.flat().flatMap(({ entry }) => (entry.kind === 'decision-recorded' ? [entry.decisionId] : []))
}
