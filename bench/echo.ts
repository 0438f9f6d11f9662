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

/** A text of four sentences, and one as long as a thesis may be. */
const TEXTS = { short: 1, long: 17 } as const

/**
 * Measures the search for a thesis of four sentences, and for one of some 4,500 characters, among 1,000 and 10,000 decisions with
 * different theses, compared with a bare route, and the first request, which reads the whole journal once.
 */
export async function echo(): Promise<boolean> {
  const servers: Asked[] = []
  try {
    for (const size of SIZES) servers.push(await journalOf(size))
    const [small, large] = servers
    if (!small || !large) return false
    const bare = await bareOf({ ...large, path: '/api/summary' })
    servers.push(bare)
    return await measure(small, large, bare)
  } finally {
    await Promise.all(servers.map(({ server }) => server.stop()))
  }
}

async function measure(small: Asked, large: Asked, bare: Asked): Promise<boolean> {
  const first = await cpuOf(large, 1, TEXTS.short)
  const [ofSmall, ofLarge, ofLong, ofBare] = await inTurns([
    () => cpuOf(small, REQUESTS, TEXTS.short),
    () => cpuOf(large, REQUESTS, TEXTS.short),
    () => cpuOf(large, REQUESTS, TEXTS.long),
    () => cpuOf(bare, REQUESTS, TEXTS.short),
  ])
  if (!ofSmall || !ofLarge || !ofLong || !ofBare) return false
  console.log(
    `echo, ${ASSETS} assets: p50 ${ofSmall.p50Ms.toFixed(2)} ms among ${SIZES[0]} decisions, ` +
      `${ofLarge.p50Ms.toFixed(2)} ms among ${SIZES[1]}; bare route ${ofBare.p50Ms.toFixed(2)} ms: ` +
      `${(ofLarge.p50Ms / ofBare.p50Ms).toFixed(2)}x; CPU ${ofLarge.cpuMs.toFixed(2)} ms a request, ${ofLong.cpuMs.toFixed(2)} ms for a ` +
      `long text (limit ${CPU_LIMIT_MS} ms), bare ${ofBare.cpuMs.toFixed(2)} ms; ` +
      `the first one, which reads the journal, ${first.cpuMs.toFixed(0)} ms of CPU`,
  )
  return Math.max(ofLarge.cpuMs, ofLong.cpuMs) < CPU_LIMIT_MS
}

type Reading = { readonly p50Ms: number; readonly cpuMs: number }

/** The medians of several rounds, in each of which every reading is taken once. */
async function inTurns(takes: readonly (() => Promise<Reading>)[]): Promise<Reading[]> {
  const readings = takes.map((): Reading[] => [])
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1)
    for (const [index, take] of takes.entries()) {
      const reading = await take()
      if (round >= WARM_UP_ROUNDS) readings[index]?.push(reading)
    }
  return readings.map((rounds) => ({
    p50Ms: median(rounds.map(({ p50Ms }) => p50Ms)),
    cpuMs: median(rounds.map(({ cpuMs }) => cpuMs)),
  }))
}

/** Without the limit of searches in a minute, which is lower than what is sent here. */
const journalOf = (decisions: number): Promise<Asked> =>
  candorWith({ assets: ASSETS, decisions, hasOwnTheses: true }, PATH, { SEARCHES_PER_MINUTE: '0' })

/** A text with one sentence from the journal, so that something is found, and others of this many theses. */
function shotOf(headers: Record<string, string>, nth: number, theses: number): Shot {
  const [written] = inventedThesis(1 + (nth % ASSETS), 0).split('. ')
  const others = Array.from({ length: theses }, (_, index) => inventedThesis(ASSETS + 1 + index, nth))
  const text = `${written}. ${others.join(' ').split('. ').slice(1).join('. ')}`
  return { method: 'POST', path: PATH, headers, body: JSON.stringify({ text }) }
}

async function cpuOf({ server, headers }: Asked, requests: number, theses: number): Promise<Reading> {
  const before = cpuMs(server)
  const latencies = await fire(server.url, requests, 1, (nth) => shotOf(headers, nth, theses))
  return { p50Ms: percentile(latencies, 0.5), cpuMs: (cpuMs(server) - before) / requests }
}
