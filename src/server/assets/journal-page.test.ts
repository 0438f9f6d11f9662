import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { JournalPageView } from '#contract/asset-journal.ts'
import type { AssetView } from '#contract/assets.ts'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { openTestApp, type TestApp, type Visitor } from '#test/support/test-app.ts'

const HOLDS = 250

let app: TestApp
let alice: Visitor
const holds: object[] = []
const answers: AssetView[] = []
beforeAll(async () => {
  app = await openTestApp()
  await app.context.critiques.stop()
  alice = await app.member()
  await alice.send('POST', '/api/assets', buyIbm({ thesis: 'Why I bought it, a long time ago.' }))
  for (let nth = 1; nth <= HOLDS; nth += 1) {
    holds.push({
      decisionId: randomUUID(),
      updateAction: 'Hold',
      updatedConfidenceLevel: 1 + (nth % 10),
      updatedThesis: `Why I still hold it, for the ${nth}th time.`,
    })
    answers.push(await read('POST', '/api/assets/1/decisions', holds.at(-1)))
  }
})
afterAll(() => app.close())

async function read(method: string, path: string, body?: object): Promise<AssetView> {
  const { status, json } = await alice.send(method, path, body)
  if (status >= 300) throw new Error(JSON.stringify(json))
  return json as AssetView
}

const sequences = ({ thesis }: JournalPageView) => thesis.map(({ sequence }) => sequence)
const upTo = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index)

it('an asset has its newest hundred entries, and every older one on the pages before', async () => {
  const asset = await read('GET', '/api/assets/1')
  expect(sequences(asset)).toEqual(upTo(HOLDS - 98, HOLDS + 1))
  expect(asset.confidenceLevel.map(({ sequence }) => sequence)).toEqual(sequences(asset))
  const second: JournalPageView = await read('GET', `/api/assets/1/journal?before=${asset.olderBefore}`)
  const third: JournalPageView = await read('GET', `/api/assets/1/journal?before=${second.olderBefore}`)
  expect([...sequences(third), ...sequences(second), ...sequences(asset)]).toEqual(upTo(1, HOLDS + 1))
  expect(third.olderBefore).toBeNull()
  expect(third.watchBuySell.map(({ action }) => action)).toEqual(['Buy'])
})

it('tells of the purchase of what is held and how often it was bought, on whichever page they are', async () => {
  const asset = await read('GET', '/api/assets/1')
  expect(asset.purchase).toMatchObject({ sequence: 1, action: 'Buy', thesis: 'Why I bought it, a long time ago.' })
  expect(asset).toMatchObject({ holdingPeriodCount: 1, initialConfidence: 6, quantity: '10' })
})

it('has some decisions on its page however many prices were typed since', async () => {
  const watcher = await app.member()
  await watcher.send('POST', '/api/assets', buyIbm({ thesis: 'Why I bought it.' }))
  for (let nth = 1; nth <= 110; nth += 1) {
    const { status } = await watcher.send('POST', '/api/assets/1/prices', { price: `${120 + nth / 100}` })
    expect(status).toBeLessThan(300)
  }
  const { json } = await watcher.send('GET', '/api/assets/1')
  expect(json).toMatchObject({ thesis: [{ thesis: 'Why I bought it.' }], olderBefore: null })
})

it('tells of every decision since a stop was set that was reached, however many there are', async () => {
  const holder = await app.member()
  const bought = buyIbm({ stopLossYesNo: 'Yes', stopLossPercentage: 10 })
  await holder.send('POST', '/api/assets', bought)
  await holder.send('POST', '/api/assets/1/prices', { price: '100' })
  for (const hold of holds.slice(0, 120)) await holder.send('POST', '/api/assets/1/decisions', hold)
  const { json } = await holder.send('GET', '/api/assets/1')
  const { earlierDecisions = [], crossings, thesis } = json as AssetView
  expect(crossings).toHaveLength(1)
  expect(earlierDecisions).toHaveLength(121 - thesis.length)
  expect(earlierDecisions.slice(0, 2)).toMatchObject([
    { decisionId: bought.decisionId, action: 'Buy', level: 6 },
    { action: 'Hold', level: 2 },
  ])
})

it('tells of the first decision on what is not held any more', async () => {
  const seller = await app.member()
  await seller.send('POST', '/api/assets', buyIbm({ watchOrBuy: 'Watch', thesis: 'Why I watch it.' }))
  for (const hold of holds.slice(0, 120))
    await seller.send('POST', '/api/assets/1/decisions', { ...hold, updateAction: 'Keep Watching' })
  const { json } = await seller.send('GET', '/api/assets/1')
  expect(json).toMatchObject({
    opening: { thesis: 'Why I watch it.' },
    earlierDecisions: [{ action: 'Watch', level: 6 }],
  })
})

it('answers a decision with the newest entries, all of them of an asset with few', () => {
  expect(sequences(answers.at(8) ?? fail())).toEqual(upTo(1, 10))
  expect(answers.at(8)?.olderBefore).toBeNull()
  const last = answers.at(-1) ?? fail()
  expect(sequences(last)).toEqual(upTo(HOLDS - 28, HOLDS + 1))
  expect(last.olderBefore).toBe(HOLDS - 28)
})

it.each([0, 8, 120, HOLDS - 1])('answers decision %i with the same bytes when it is sent again', async (index) => {
  const again = await read('POST', '/api/assets/1/decisions', holds[index])
  expect(JSON.stringify(again)).toBe(JSON.stringify(answers[index]))
})

it('has no page of an asset that is not there, nor before a place that is none', async () => {
  expect((await alice.send('GET', '/api/assets/2/journal?before=5')).status).toBe(404)
  for (const query of ['', '?before=', '?before=0', '?before=-1', '?before=1.5', '?before=99999999999', '?before=x'])
    expect(await alice.send('GET', `/api/assets/1/journal${query}`), query).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'before' }] },
    })
})

const fail = (): never => {
  throw new Error('there is no such answer')
}
