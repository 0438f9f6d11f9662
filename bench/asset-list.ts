import { bareOf, candorWith, readInTurns } from './reader.ts'

const ASSETS = 1_000
const DECISIONS = 5_000
const REQUESTS = 60
const LIMIT = 3

/** Measures the bought list of somebody with 1,000 assets, compared with a bare route that answers the same bytes. */
export async function assetList(): Promise<boolean> {
  const candor = await candorWith({ assets: ASSETS, decisions: DECISIONS }, '/api/assets?list=bought')
  const targets = [candor, await bareOf(candor)]
  const [ours, bare] = await readInTurns(targets, REQUESTS)
  await Promise.all(targets.map(({ server }) => server.stop()))
  if (!ours || !bare) return false
  const ratio = ours.p50Ms / bare.p50Ms
  console.log(
    `asset-list, ${ASSETS} assets: p50 ${ours.p50Ms.toFixed(2)} ms, bare route ${bare.p50Ms.toFixed(2)} ms: ` +
      `${ratio.toFixed(2)}x (limit ${LIMIT}x); CPU ${ours.cpuMs.toFixed(2)} ms a request, bare ${bare.cpuMs.toFixed(2)} ms`,
  )
  return ratio <= LIMIT
}
