import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { countStatements, syncsOf } from '#test/support/counted-statements.ts'
import { openTestApp, type TestApp, type Visitor } from '#test/support/test-app.ts'
import { createDatabase, dropDatabase } from '#test/tools/test-database.ts'

const server = process.env.CANDOR_TEST_ENGINE === 'postgres' ? process.env.TEST_DATABASE_URL : undefined
const name = `candor_${randomBytes(6).toString('hex')}`
const folder = mkdtempSync(join(tmpdir(), 'candor-statements-'))

/**
 * Besides the one that asks who decides. On PostgreSQL, where each is a round trip, one reads, one writes, and one reads what is
 * known of the price or what the answer shows.
 */
const MOST = 1 + (server ? 3 : 8)

const counted = countStatements()
let app: TestApp
let alice: Visitor
beforeAll(async () => {
  const url = server && (await createDatabase(server, name))
  app = await openTestApp({ CANDOR_DATA: folder, ...(url && { DATABASE_URL: url }) })
  // What is counted is the recording, and not the critiques that follow it.
  await app.context.critiques.stop()
  alice = await app.member()
  await alice.send('POST', '/api/assets', buyIbm({ ticker: 'WARM' }))
})
afterAll(async () => {
  counted.stop()
  await app.close()
  if (server) await dropDatabase(server, name)
  rmSync(folder, { recursive: true })
})

async function costs(path: string, body: object, most = MOST): Promise<void> {
  const before = counted.ran.length
  expect(await alice.send('POST', path, body)).toMatchObject({ status: 201 })
  const ran = counted.ran.slice(before)
  expect(ran.length, ran.join('\n')).toBeLessThanOrEqual(most)
  // The statement that writes is a transaction of its own there.
  expect(syncsOf(ran)).toBe(server ? 0 : 1)
}

const decides = (said: object) =>
  costs('/api/assets/1/decisions', {
    decisionId: randomUUID(),
    updatedConfidenceLevel: 6,
    updatedThesis: 'Nothing has changed since I bought it, and nothing speaks against it.',
    ...said,
  })

it.each([
  ['a purchase', { ticker: 'T1' }],
  ['a first look, without a price', { ticker: 'T2', watchOrBuy: 'Watch', costBasis: null }],
  ['an option', { ticker: 'T3', stockOrOptions: 'options' }],
])('opening an asset with %s takes no more statements than are counted here', async (_, said) => {
  await costs('/api/assets', buyIbm(said))
})

it('further decisions take as many, with a price or without, however many entries the asset has', async () => {
  for (let round = 1; round <= 12; round += 1) {
    await decides({ updateAction: 'Hold' })
    await decides({ updateAction: 'Hold', price: '121.23' })
    await decides({ updateAction: 'Buy More', quantity: 2, price: '121.23' })
    await decides({ updateAction: 'Sell Some', quantity: 1, price: '121.23' })
  }
  await decides({ assetAction: 'Sell', price: '121.23' })
  await decides({ updateAction: 'Keep Watching' })
  await decides({ assetAction: 'Buy', quantity: 2, price: '121.23' })
})

it('a claim takes one more, which reads how the last one was chosen', async () => {
  const claim = { horizonMonths: 12, benchmark: { ticker: 'SPY' } }
  await costs('/api/assets', buyIbm({ ticker: 'CLAIM', claim }), MOST + 1)
})
