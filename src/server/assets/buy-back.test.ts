import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { AssetView } from '#contract/assets.ts'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { openTestApp, type TestApp, type Visitor } from '#test/support/test-app.ts'

let app: TestApp
let member: Visitor
beforeEach(async () => {
  app = await openTestApp()
  app.setNow('2026-03-02T15:00:00.000Z')
  member = await app.member()
  await post('', buyIbm({ costBasis: 20 }))
})
afterEach(() => app.close())

async function post(what: string, body: object): Promise<AssetView> {
  const { status, json } = await member.send('POST', what === '' ? '/api/assets' : `/api/assets/1/${what}`, body)
  expect(status, JSON.stringify(json)).toBe(201)
  return json as AssetView
}
const decide = (said: object) =>
  post('decisions', {
    ...{ decisionId: randomUUID(), updatedConfidenceLevel: 6, updatedThesis: 'It goes on as I wrote.' },
    ...said,
  })

it('what is bought back on the day of an evening’s sale is worth what was paid, and no price from before it reaches its stop', async () => {
  app.setNow('2026-03-05T23:00:00.000Z')
  await decide({ assetAction: 'Sell', price: 20 })
  app.setNow('2026-03-06T15:00:00.000Z')
  const stop = { stopLossYesNo: 'Yes', stopLossPrice: 22 }
  const back = { assetAction: 'Buy', quantity: 10, price: 25, decidedOn: '2026-03-05', ...stop }
  expect(await decide(back)).toMatchObject({
    currentPrice: { price: '25' },
    totalGainLoss: '0.00',
    stopLossPrice: '22.00',
    crossings: [],
  })
  expect(await decide({ updateAction: 'Hold', stopLossYesNo: 'Yes', stopLossPrice: 23 })).toMatchObject({
    stopLossPrice: '23.00',
    thesis: [{}, {}, {}, { price: { price: '25' }, isPriceAttached: true }],
  })
})

it('a price that was typed in the evening, after the decision before it, stays the newest', async () => {
  app.setNow('2026-03-05T23:00:00.000Z')
  await post('prices', { price: 21 })
  app.setNow('2026-03-06T15:00:00.000Z')
  const part = { updateAction: 'Sell Some', quantity: 5, price: 25, decidedOn: '2026-03-05' }
  expect(await decide(part)).toMatchObject({ currentPrice: { price: '21' } })
})
