import { type Asked, bareOf, candorWith, cpuAfterWriting, readInTurns } from './reader.ts'

const ASSETS = 300
const REQUESTS = 10
const CPU_LIMIT_MS = 100
const RATIO_LIMIT = 10
const ADDED_UP_TIMES = 30

/** Two years, and ten years, which have 2,500 points and 750,000 closes. */
const JOURNALS = [
  { years: 2, startsOn: '2024-11-20', everyDays: 70 },
  { years: 10, startsOn: '2016-11-21', everyDays: 365 },
] as const

/** An entry that changes the ledger and the curve. The price differs each time, because a repeated one is not recorded. */
const note = (nth: number) => ({
  method: 'POST',
  path: '/api/assets/1/prices',
  headers: {},
  body: JSON.stringify({ price: (100 + nth / 100).toFixed(2) }),
})

/** Measures the equity curve of 300 assets with a close for every trading day, compared with a bare route with the same bytes. */
export async function equity(): Promise<boolean> {
  let isWithin = true
  for (const { years, ...journal } of JOURNALS) {
    const size = { assets: ASSETS, decisions: ASSETS * 10, hasCloses: true, ...journal }
    const candor = await candorWith(size, '/api/summary/equity')
    const points = await pointsOf(candor)
    const addedUp = await cpuAfterWriting(candor, note, ADDED_UP_TIMES)
    const targets = [candor, await bareOf(candor)]
    const [ours, bare] = await readInTurns(targets, REQUESTS)
    await Promise.all(targets.map(({ server }) => server.stop()))
    if (!ours || !bare) return false
    const ratio = ours.p50Ms / bare.p50Ms
    console.log(
      `equity, ${ASSETS} assets over ${years} years, ${points} points: p50 ${ours.p50Ms.toFixed(1)} ms, ` +
        `bare route ${bare.p50Ms.toFixed(1)} ms: ${ratio.toFixed(1)}x (limit ${RATIO_LIMIT}x); ` +
        `CPU ${ours.cpuMs.toFixed(1)} ms a request, bare ${bare.cpuMs.toFixed(1)} ms; ` +
        `added up anew after a new entry ${addedUp.toFixed(0)} ms (limit ${CPU_LIMIT_MS} ms)`,
    )
    isWithin &&= ratio <= RATIO_LIMIT && addedUp < CPU_LIMIT_MS
  }
  return isWithin
}

async function pointsOf({ server, path, headers }: Asked): Promise<number> {
  const answer: { readonly days: readonly string[] } = await (await fetch(`${server.url}${path}`, { headers })).json()
  return answer.days.length
}
