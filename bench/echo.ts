import { inventedThesis } from './journal.ts'
import { fire, median, percentile, type Shot } from './load.ts'
import { type Asked, bareOf, candorWith, cpuMs } from './reader.ts'

const SIZES = [1_000, 10_000] as const
const ASSETS = 100
const REQUESTS = 100
const ROUNDS = 7
/** Rounds that do not count, until the JIT compiler has optimised the code. */
const WARM_UP_ROUNDS = 2
const CPU_LIMIT_MS = 20
const PATH = '/api/echo'

/**
 * Measures the search for a thesis of four sentences among 1,000 and 10,000 decisions with different theses, compared with a bare
 * route, and the first request, which reads the whole journal once.
 */
export async function echo(): Promise<boolean> {
  const [small, large] = [await journalOf(SIZES[0]), await journalOf(SIZES[1])]
  const bare = await bareOf({ ...large, path: '/api/summary' })
  const first = await cpuOf(large, 1)
  const targets = [small, large, bare]
  const readings = targets.map((): { p50Ms: number; cpuMs: number }[] => [])
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1)
    for (const [index, one] of targets.entries()) {
      const reading = await cpuOf(one, REQUESTS)
      if (round >= WARM_UP_ROUNDS) readings[index]?.push(reading)
    }
  await Promise.all(targets.map(({ server }) => server.stop()))
  const [ofSmall, ofLarge, ofBare] = readings.map((rounds) => ({
    p50Ms: median(rounds.map(({ p50Ms }) => p50Ms)),
    cpuMs: median(rounds.map((reading) => reading.cpuMs)),
  }))
  if (!ofSmall || !ofLarge || !ofBare) return false
  console.log(
    `echo, ${ASSETS} assets: p50 ${ofSmall.p50Ms.toFixed(2)} ms among ${SIZES[0]} decisions, ` +
      `${ofLarge.p50Ms.toFixed(2)} ms among ${SIZES[1]}; bare route ${ofBare.p50Ms.toFixed(2)} ms: ` +
      `${(ofLarge.p50Ms / ofBare.p50Ms).toFixed(2)}x; CPU ${ofLarge.cpuMs.toFixed(2)} ms a request ` +
      `(limit ${CPU_LIMIT_MS} ms), bare ${ofBare.cpuMs.toFixed(2)} ms; ` +
      `the first one, which reads the journal, ${first.cpuMs.toFixed(0)} ms of CPU`,
  )
  return ofLarge.cpuMs < CPU_LIMIT_MS
}

const journalOf = (decisions: number): Promise<Asked> =>
  candorWith({ assets: ASSETS, decisions, hasOwnTheses: true }, PATH)

/** A text with one sentence from the journal, so that something is found. */
function shotOf(headers: Record<string, string>, nth: number): Shot {
  const [written, other] = [inventedThesis(1 + (nth % ASSETS), 0), inventedThesis(ASSETS + 1, nth)]
  const text = `${written.split('. ')[0]}. ${other.split('. ').slice(1).join('. ')}`
  return { method: 'POST', path: PATH, headers, body: JSON.stringify({ text }) }
}

async function cpuOf({ server, headers }: Asked, requests: number): Promise<{ p50Ms: number; cpuMs: number }> {
  const before = cpuMs(server)
  const latencies = await fire(server.url, requests, 1, (nth) => shotOf(headers, nth))
  return { p50Ms: percentile(latencies, 0.5), cpuMs: (cpuMs(server) - before) / requests }
}
