import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { signUp, startCandor } from './candor.ts'
import { fire, median, percentile } from './load.ts'

const ASSETS = 50
const SIZES = [10_000, 1_000_000] as const
const ROUNDS = 7
const REQUESTS = 300
const LIMIT = 1.3

/** Measures the bought list of a user with 50 assets, in databases with 10,000 and 1,000,000 entries of other users. */
export async function boughtList(): Promise<boolean> {
  const servers = []
  for (const size of SIZES) servers.push(await candorWith(size))
  const medians = servers.map((): number[] => [])
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const [index, { candor, headers }] of servers.entries()) {
      const latencies = await fire(candor.url, REQUESTS, 1, () => ({
        method: 'GET',
        path: '/api/assets?list=bought',
        headers,
      }))
      if (round > 0) medians[index]?.push(percentile(latencies, 0.5))
    }
  await Promise.all(servers.map(({ candor }) => candor.stop()))
  const [small = Number.NaN, large = Number.NaN] = medians.map(median)
  console.log(
    `bought-list, ${ASSETS} assets: p50 ${small.toFixed(2)} ms among ${SIZES[0]} entries, ${large.toFixed(2)} ms among ` +
      `${SIZES[1]}: ${(large / small).toFixed(2)}x (limit ${LIMIT}x)`,
  )
  return large / small <= LIMIT
}

async function candorWith(entries: number) {
  const folder = mkdtempSync(join(tmpdir(), 'candor-bench-'))
  const first = await startCandor(folder)
  const headers = await signUp(first.url)
  for (let n = 0; n < ASSETS; n += 1) {
    const answer = await fetch(`${first.url}/api/assets`, { method: 'POST', headers, body: addition(n) })
    if (answer.status !== 201) throw new Error(await answer.text())
  }
  await new Promise((resolve) => first.process.once('exit', resolve).kill('SIGTERM'))
  fill(join(folder, 'candor.db'), entries)
  const candor = await startCandor(folder)
  return { candor, headers: { ...headers, origin: candor.url } }
}

const addition = (n: number): string =>
  JSON.stringify({
    decisionId: crypto.randomUUID(),
    ticker: `T${n}`,
    companyName: 'A Company of Which Nobody Heard',
    watchOrBuy: 'Buy',
    stockOrOptions: 'stock',
    assetQty: 10,
    costBasis: '121.23',
    confidenceLevel: 6,
    thesis: 'Hybrid cloud revenue should grow above 8% for three straight quarters.',
  })

/** Writes other people's entries directly into the database: 50 assets for each person, with 20 entries each. */
function fill(file: string, entries: number): void {
  const db = new DatabaseSync(file)
  db.exec('pragma synchronous = off; pragma cache_size = -262144; begin')
  db.exec(`
    insert into entries
    select printf('u%06d', n / 1000), n % 1000 + 1, 'decision-recorded', n % 1000 / 20 + 1, printf('d%09d', n), '2026-01-01T00:00:00.000Z',
      printf('{"thesis":"%s"}', hex(zeroblob(200))), hex(zeroblob(32)), hex(zeroblob(32))
    from (with recursive c(n) as (select 0 union all select n + 1 from c where n < ${entries - 1}) select n from c);
    insert into assets (user_id, asset_id, list, identity, symbol, state)
    select printf('u%06d', n / 50), n % 50 + 1, 'bought', printf('T%d', n % 50), printf('T%d', n % 50),
      (select state from assets order by asset_id limit 1)
    from (with recursive c(n) as (select 0 union all select n + 1 from c where n < ${entries / 20 - 1}) select n from c);
    commit; analyze`)
  db.close()
}
