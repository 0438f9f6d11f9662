import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HttpMember, signUp } from '../support/http-member.ts'
import { type RunningCandor, startCandor } from '../support/running-candor.ts'
import { isFullRun, printReport, sizeOf } from './report.ts'

const LISTS = sizeOf({ short: 100, full: 1_000 })
const CONNECTIONS = 48
const OWN_ASSETS = 20
const ASSETS_OF_PRESSING = 50
/** How many times as long as otherwise somebody's list may take while somebody else asks for all they can. */
const LIMIT = 3

const PROGRAM = join(import.meta.dirname, '../support/pressing-account.ts')

let candor: RunningCandor
let quiet: HttpMember
let pressing: HttpMember
beforeAll(async () => {
  candor = await startCandor()
  quiet = await signUp(candor, 'quiet')
  pressing = await signUp(candor, 'pressing')
  for (const [member, count] of [
    [quiet, OWN_ASSETS],
    [pressing, ASSETS_OF_PRESSING],
  ] as const)
    for (let nth = 1; nth <= count; nth += 1) await member.add({ ticker: `T${nth}`, companyName: `Company ${nth}` })
  await quiet.critiqued(OWN_ASSETS)
  await pressing.critiqued(ASSETS_OF_PRESSING)
})
afterAll(() => candor.close())

/** How long each of so many lists took, one after the other, in milliseconds, sorted. */
async function timeLists(): Promise<number[]> {
  const times: number[] = []
  for (let nth = 1; nth <= LISTS; nth += 1) {
    const begunAt = performance.now()
    expect((await quiet.send('GET', '/api/assets?list=bought')).status).toBe(200)
    times.push(performance.now() - begunAt)
  }
  return times.sort((one, other) => one - other)
}

const p99 = (sorted: readonly number[]): number => sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN

/** In a process of its own, so that asking takes nothing of the time of who measures. */
async function whilePressing<T>(work: () => Promise<T>): Promise<{ done: T; answered: Record<string, number> }> {
  const child = spawn(process.execPath, [PROGRAM, candor.url, pressing.cookie, String(CONNECTIONS)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines: string[] = []
  const begun = new Promise((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => resolve(lines.push(line)))
  })
  await begun
  const done = await work()
  const ended = once(child, 'close')
  child.kill('SIGTERM')
  await ended
  return { done, answered: JSON.parse(lines.at(-1) ?? '{}') }
}

test(`${LISTS} lists of one account while another asks for all it can on ${CONNECTIONS} connections`, async () => {
  await timeLists()
  const before = p99(await timeLists())
  const { done, answered } = await whilePressing(timeLists)
  const during = p99(done)
  const requests = Object.values(answered).reduce((sum, count) => sum + count, 0)
  const failed = Object.entries(answered).filter(([key]) => / 5\d\d$/.test(key))
  printReport({
    name: 'crowded-out',
    n: LISTS,
    faults: requests,
    figure: {
      quietP99Ms: before.toFixed(2),
      crowdedP99Ms: during.toFixed(2),
      times: (during / before).toFixed(2),
      limit: LIMIT,
    },
    pass: during < LIMIT * before && failed.length === 0,
  })
  // Since long work rests while others are there, a short run sees little more than the first of each connection.
  expect(requests).toBeGreaterThan(CONNECTIONS / 2)
  expect(failed).toEqual([])
  // How long something takes is a measure of the machine too: only the long form, which runs alone, holds it to the limit.
  if (isFullRun) expect(during / before).toBeLessThan(LIMIT)
})
