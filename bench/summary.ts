import { bareOf, candorWith, readInTurns } from './reader.ts'

const ASSETS = 100
const SIZES = [1_000, 10_000] as const
const REQUESTS = 300
const GROWTH_LIMIT = 1.3
const BARE_LIMIT = 3
const CPU_LIMIT_MS = 6

/** Measures the summary of 100 assets after 1,000 and 10,000 decisions, compared with a bare route with the same bytes. */
export async function summary(): Promise<boolean> {
  const small = await candorWith({ assets: ASSETS, decisions: SIZES[0] }, '/api/summary')
  const large = await candorWith({ assets: ASSETS, decisions: SIZES[1] }, '/api/summary')
  const targets = [small, large, await bareOf(large)]
  const [ofSmall, ofLarge, ofBare] = await readInTurns(targets, REQUESTS)
  await Promise.all(targets.map(({ server }) => server.stop()))
  if (!ofSmall || !ofLarge || !ofBare) return false
  const [growth, ratio] = [ofLarge.p50Ms / ofSmall.p50Ms, ofLarge.p50Ms / ofBare.p50Ms]
  console.log(
    `summary, ${ASSETS} assets: p50 ${ofSmall.p50Ms.toFixed(2)} ms after ${SIZES[0]} decisions, ` +
      `${ofLarge.p50Ms.toFixed(2)} ms after ${SIZES[1]}: ${growth.toFixed(2)}x (limit ${GROWTH_LIMIT}x); ` +
      `bare route ${ofBare.p50Ms.toFixed(2)} ms: ${ratio.toFixed(2)}x (limit ${BARE_LIMIT}x); ` +
      `CPU ${ofLarge.cpuMs.toFixed(2)} ms a request (limit ${CPU_LIMIT_MS} ms), bare ${ofBare.cpuMs.toFixed(2)} ms`,
  )
  return growth <= GROWTH_LIMIT && ratio <= BARE_LIMIT && ofLarge.cpuMs < CPU_LIMIT_MS
}
