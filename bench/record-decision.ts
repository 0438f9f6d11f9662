import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#server/database/open-database.ts'
import { countsOfRecording, LIMITS_OF_RECORDING } from '#test/support/counts-of-recording.ts'
import { type Running, signUp, startCandor, startServer } from './candor.ts'
import { fire, median, percentile } from './load.ts'
import { cpuMs } from './reader.ts'

const ROUNDS = 5
/** Rounds that do not count, until the JIT compiler has optimised the code on both sides. */
const WARM_UP_ROUNDS = 2
const REQUESTS = 1500
const LIMIT = 2

const THESIS =
  'Hybrid cloud revenue should grow above 8% for three straight quarters. If it does not, I was wrong. '.repeat(3)

let count = 0
const decision = () => {
  count += 1
  return {
    decisionId: randomUUID(),
    ticker: `T${count}`,
    companyName: 'A Company of Which Nobody Heard',
    watchOrBuy: 'Buy',
    stockOrOptions: 'stock',
    assetQty: 10,
    costBasis: '121.23',
    confidenceLevel: 6,
    thesis: THESIS,
  }
}

/**
 * Compares recording a decision over HTTP with a bare Hono route that does the same durable inserts by hand, in turns in the same
 * run: the ratio of the medians, and of the servers' CPU per request. The AI provider of this Candor never answers, so that only
 * the recording is measured. Its calls are unlimited, because beyond a limit the built-in critic would write critiques.
 */
export async function recordDecision(): Promise<boolean> {
  const silence = createServer(() => undefined).listen(0, '127.0.0.1')
  await once(silence, 'listening')
  const address = silence.address()
  const port = typeof address === 'object' ? address?.port : null
  const candor = await startCandor(undefined, {
    AI_BASE_URL: `http://127.0.0.1:${port}/v1`,
    AI_PER_DAY: '0',
  })
  const headers = await signUp(candor.url)
  const bare = await startServer(join(import.meta.dirname, 'bare-recorder.ts'), await recordedOnce(candor, headers))
  let isWithin = await printCounts()
  for (const concurrency of [1, 32]) isWithin = (await compare(candor, bare, headers, concurrency)) && isWithin
  await Promise.all([candor.stop(), bare.stop()])
  silence.close()
  return isWithin
}

/** A folder with the results of one decision in Candor: the answer, the entry, and the asset's row. */
async function recordedOnce(candor: Running, headers: Record<string, string>): Promise<string> {
  const sent = await fetch(`${candor.url}/api/assets`, { method: 'POST', headers, body: JSON.stringify(decision()) })
  const answer = await sent.json()
  const { db } = await openDatabase({ engine: 'sqlite', folder: candor.folder })
  const entry = await db.selectFrom('entries').select('body').executeTakeFirstOrThrow()
  const asset = await db.selectFrom('assets').select('state').executeTakeFirstOrThrow()
  await db.destroy()
  const folder = mkdtempSync(join(tmpdir(), 'candor-bench-'))
  const recorded = { answer, entry: JSON.parse(entry.body), state: JSON.parse(asset.state) }
  writeFileSync(join(folder, 'recorded.json'), JSON.stringify(recorded))
  return folder
}

async function compare(candor: Running, bare: Running, headers: Record<string, string>, concurrency: number) {
  const run = async (server: Running) => {
    const before = cpuMs(server)
    const shot = () => ({ method: 'POST', path: '/api/assets', headers, body: JSON.stringify(decision()) })
    const latencies = await fire(server.url, REQUESTS, concurrency, shot)
    return { p50: percentile(latencies, 0.5), cpu: (cpuMs(server) - before) / REQUESTS }
  }
  const rounds = []
  for (let round = 1; round <= WARM_UP_ROUNDS + ROUNDS; round += 1) {
    const both = { ours: await run(candor), theirs: await run(bare) }
    if (round > WARM_UP_ROUNDS) rounds.push(both)
  }
  let isWithin = true
  for (const measure of ['p50', 'cpu'] as const) {
    const ours = median(rounds.map((round) => round.ours[measure]))
    const theirs = median(rounds.map((round) => round.theirs[measure]))
    isWithin &&= ours / theirs <= LIMIT
    console.log(
      `record-decision, ${concurrency} at a time: ${measure === 'p50' ? 'p50' : 'CPU'} ${ours.toFixed(2)} ms, ` +
        `bare route ${theirs.toFixed(2)} ms: ${(ours / theirs).toFixed(2)}x (limit ${LIMIT}x)`,
    )
  }
  return isWithin
}

/** Prints counts that do not depend on the machine. */
async function printCounts(): Promise<boolean> {
  const counts = await countsOfRecording()
  const limits = LIMITS_OF_RECORDING
  console.log(
    `record-decision: ${counts.statements} statements (limit ${limits.statements}), ${counts.syncs} sync of the disk ` +
      `(limit ${limits.syncs}; one for each COMMIT), ${counts.pages} pages of the write-ahead log (limit ${limits.pages})`,
  )
  return counts.statements <= limits.statements && counts.syncs <= limits.syncs && counts.pages <= limits.pages
}
