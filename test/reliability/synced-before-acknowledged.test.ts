import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyIbm } from '../support/buy-ibm.ts'
import { type HttpMember, signUp } from '../support/http-member.ts'
import { type RunningCandor, startCandor } from '../support/running-candor.ts'
import { attachStrace, hasStrace } from '../support/strace.ts'
import { printReport, sizeOf } from './report.ts'

const DECISIONS = sizeOf({ short: 100, full: 500 })
const AFTER_FAILURE = sizeOf({ short: 20, full: 100 })

/** A critic that never answers: no critique is recorded, whose own sync could be taken for a decision's. */
let silence: Server
let candor: RunningCandor
let member: HttpMember
beforeAll(async () => {
  silence = createServer(() => undefined).listen(0, '127.0.0.1')
  await once(silence, 'listening')
  const { port } = silence.address() as AddressInfo
  candor = await startCandor({ AI_BASE_URL: `http://127.0.0.1:${port}/v1`, AI_PER_DAY: '0' })
  member = await signUp(candor, 'careful')
})
afterAll(async () => {
  await candor.close()
  silence.close()
})

let recorded = 0
async function record(): Promise<{ decisionId: string; status: number }> {
  recorded += 1
  const decisionId = randomUUID()
  const body = buyIbm({ decisionId, ticker: `S${recorded}`, companyName: `Company ${recorded}` })
  return { decisionId, status: (await member.send('POST', '/api/assets', body)).status }
}

/** Of the write-ahead log, answered with success. */
const SYNC = /\b(fsync|fdatasync)\(\d+<[^>]*candor\.db-wal>\)\s+= 0/
/** A sync during which another thread made a call: it is told as two lines, each of which begins with the thread's number. */
const SYNC_BEGUN = /^(?<thread>\d+) .*\b(?:fsync|fdatasync)\(\d+<[^>]*candor\.db-wal> <unfinished/
const SYNC_ENDED = /^(?<thread>\d+) .*<\.\.\. (?:fsync|fdatasync) resumed>\)\s+= 0/
/** The first bytes of an answer that acknowledges. */
const ACKNOWLEDGED = /\b(write|writev|sendto|sendmsg)\(.*HTTP\/1\.1 201/

test.skipIf(!hasStrace)(`${DECISIONS} decisions are each acknowledged after a sync of their own`, async () => {
  const trace = await attachStrace(candor.pid(), ['trace=fsync,fdatasync,write,writev,sendto,sendmsg'])
  for (let count = 1; count <= DECISIONS; count += 1) expect((await record()).status).toBe(201)
  let [acknowledged, early, syncs] = [0, 0, 0]
  const begun = new Set<string | undefined>()
  for (const call of await trace.detach()) {
    const begins = SYNC_BEGUN.exec(call)
    if (begins) begun.add(begins.groups?.thread)
    const ends = SYNC_ENDED.exec(call)
    if (SYNC.test(call) || (ends && begun.delete(ends.groups?.thread))) syncs += 1
    if (!ACKNOWLEDGED.test(call)) continue
    acknowledged += 1
    if (syncs === 0) early += 1
    syncs = 0
  }
  printReport({
    name: 'synced-before-acknowledged',
    n: acknowledged,
    faults: 0,
    figure: { early },
    pass: acknowledged === DECISIONS && early === 0,
  })
  expect({ acknowledged, early }).toEqual({ acknowledged: DECISIONS, early: 0 })
})

test.skipIf(!hasStrace)('after a sync that failed nothing is acknowledged before a restart', async () => {
  const before = (await record()).decisionId
  const trace = await attachStrace(candor.pid(), [
    'trace=fsync,fdatasync',
    'inject=fsync,fdatasync:error=EIO:when=1..1',
  ])
  const answers = [await record()]
  const injected = (await trace.detach()).filter((call) => call.includes('(INJECTED)')).length
  for (let count = 1; count < AFTER_FAILURE; count += 1) answers.push(await record())
  const acknowledged = answers.filter(({ status }) => status < 300).length
  const isReadable = (await member.send('GET', '/api/assets?list=bought')).status === 200
  await candor.restart()
  const after = (await record()).status
  const { text } = await member.send('GET', '/api/export?format=json')
  const isThere = text.includes(before)
  printReport({
    name: 'failed-sync',
    n: answers.length,
    faults: injected,
    figure: { acknowledged, otherAnswers: answers.filter(({ status }) => status !== 503).length },
    pass: injected > 0 && acknowledged === 0 && isThere,
  })
  expect(injected).toBe(1)
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503))
  expect({ isReadable, isThere, after }).toEqual({ isReadable: true, isThere: true, after: 201 })
})
