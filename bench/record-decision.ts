import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { type Running, signUp, startCandor, startServer } from './candor.ts'
import { fire, median, percentile } from './load.ts'

const ROUNDS = 5
/** Until the compiler has seen what is hot, on both sides; these do not count. */
const WARM_UP_ROUNDS = 2
const REQUESTS = 1500
const LIMIT = 2

const THESIS =
  'Hybrid cloud revenue should grow above 8% for three straight quarters. If it does not, I was wrong. '.repeat(3)

let count = 0
const body = () => {
  count += 1
  return JSON.stringify({
    decisionId: randomUUID(),
    ticker: `T${count}`,
    companyName: 'A Company of Which Nobody Heard',
    watchOrBuy: 'Buy',
    stockOrOptions: 'stock',
    assetQty: 10,
    costBasis: '121.23',
    confidenceLevel: 6,
    thesis: THESIS,
  })
}

/**
 * Recording a decision over HTTP, against a bare Hono route that does the same durable inserts by hand, both measured in
 * turns in the same run. The figure is the ratio of the medians.
 */
export async function recordDecision(): Promise<boolean> {
  const candor = await startCandor()
  const bare = await startServer(join(import.meta.dirname, 'bare-recorder.ts'))
  const headers = await signUp(candor.url)
  const run = (server: Running, concurrency: number) =>
    fire(server.url, REQUESTS, concurrency, () => ({ method: 'POST', path: '/api/assets', headers, body: body() }))
  let isWithin = true
  for (const concurrency of [1, 32]) {
    const medians: { candor: number[]; bare: number[] } = { candor: [], bare: [] }
    for (let round = 1; round <= WARM_UP_ROUNDS + ROUNDS; round += 1) {
      const [ours, theirs] = [await run(candor, concurrency), await run(bare, concurrency)]
      if (round <= WARM_UP_ROUNDS) continue
      medians.candor.push(percentile(ours, 0.5))
      medians.bare.push(percentile(theirs, 0.5))
    }
    const [ours, theirs] = [median(medians.candor), median(medians.bare)]
    isWithin &&= ours / theirs <= LIMIT
    console.log(
      `record-decision, ${concurrency} at a time: p50 ${ours.toFixed(2)} ms, bare route ${theirs.toFixed(2)} ms: ` +
        `${(ours / theirs).toFixed(2)}x (limit ${LIMIT}x)`,
    )
  }
  await Promise.all([candor.stop(), bare.stop()])
  return isWithin
}
