import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyIbm } from '../support/buy-ibm.ts'
import { type HttpMember, signUp } from '../support/http-member.ts'
import { type RunningCandor, startCandor } from '../support/running-candor.ts'
import { until } from '../support/until.ts'
import { type Postgres, startOwnPostgres } from '../tools/postgres.ts'
import { createDatabase } from '../tools/test-database.ts'
import { printReport } from './report.ts'

const NAME = 'candor_unconfirmed'

let postgres: Postgres
let databaseUrl: string
let candor: RunningCandor
let administrator: pg.Client
let member: HttpMember
beforeAll(async () => {
  postgres = await startOwnPostgres()
  databaseUrl = await createDatabase(postgres.url, NAME)
  candor = await startCandor({ DATABASE_URL: databaseUrl })
  administrator = new pg.Client(postgres.url)
  await administrator.connect()
  member = await signUp(candor, 'careful')
})
afterAll(async () => {
  await candor.close()
  await administrator.end()
  await postgres.stop()
})

/** The copy that every COMMIT waits for, and that is not there; none lets them go on. */
async function waitForCopy(name: string): Promise<void> {
  await administrator.query(`alter system set synchronous_standby_names = ${pg.escapeLiteral(name)}`)
  await administrator.query('select pg_reload_conf()')
  const shown = async () => (await administrator.query('show synchronous_standby_names')).rows
  await expect.poll(shown).toEqual([{ synchronous_standby_names: name }])
}

/** The connections that wait for the copy now. */
async function waiting(): Promise<number[]> {
  const { rows } = await administrator.query<{ pid: number }>(
    "select pid from pg_stat_activity where datname = $1 and wait_event = 'SyncRep'",
    [NAME],
  )
  return rows.map(({ pid }) => pid)
}

const isWaiting = (): Promise<number[]> => until('a COMMIT that waits', waiting, (pids) => pids.length > 0)

/** Ends every wait for the copy until an entry stands here without it. @returns how many waits were ended */
async function cancelUntilStored(decisionId: string): Promise<number> {
  const reader = new pg.Client(databaseUrl)
  await reader.connect()
  let cancelled = 0
  const isStored = async () => {
    for (const pid of await waiting()) {
      await administrator.query('select pg_cancel_backend($1)', [pid])
      cancelled += 1
    }
    return (await reader.query('select 1 from entries where decision_id = $1', [decisionId])).rowCount === 1
  }
  await until('the entry', isStored, (isThere) => isThere)
  await reader.end()
  return cancelled
}

/** A request, and whether it was answered yet. */
function send(body: object) {
  const request = { status: null as number | null, done: Promise.resolve() }
  request.done = member.send('POST', '/api/assets', body).then(({ status }) => {
    request.status = status
  })
  return request
}

test('nothing is acknowledged that no copy has confirmed: not after a cancelled wait, and not as a repeat', async () => {
  const recorded = buyIbm({ decisionId: randomUUID() })
  expect((await member.send('POST', '/api/assets', recorded)).status).toBe(201)
  // The critique of it is a COMMIT of its own, which would wait as well.
  const awaited = async () => (await member.asset(1)).awaitingCritique
  await until('the critique', awaited, (decisions) => decisions.length === 0)
  await waitForCopy('a_copy_that_is_gone')

  const decisionId = randomUUID()
  const fresh = send(buyIbm({ decisionId, ticker: 'MSFT', companyName: 'Microsoft Corporation' }))
  const cancelled = await cancelUntilStored(decisionId)
  // It stands in this database now. The repeat finds it there, and waits for the copy all the same.
  await isWaiting()
  const beforeCopy = fresh.status
  await waitForCopy('')
  await fresh.done

  await waitForCopy('a_copy_that_is_gone')
  const repeat = send(recorded)
  await isWaiting()
  const repeatBeforeCopy = repeat.status
  await waitForCopy('')
  await repeat.done

  printReport({
    name: 'unconfirmed-commits',
    n: 2,
    faults: cancelled,
    figure: { acknowledgedTooEarly: [beforeCopy, repeatBeforeCopy].filter((status) => status !== null).length },
    pass: beforeCopy === null && repeatBeforeCopy === null,
  })
  expect([beforeCopy, repeatBeforeCopy]).toEqual([null, null])
  expect([fresh.status, repeat.status]).toEqual([201, 201])
})
