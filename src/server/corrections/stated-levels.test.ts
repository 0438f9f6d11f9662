import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { AssetView } from '#contract/assets.ts'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { openTestApp, type TestApp, type Visitor } from '#test/support/test-app.ts'

let app: TestApp
let member: Visitor
beforeEach(async () => {
  app = await openTestApp()
  app.setNow('2026-11-16T15:00:00.000Z')
  member = await app.member()
})
afterEach(() => app.close())

async function post(what: string, body: object): Promise<AssetView> {
  const { status, json } = await member.send('POST', what === '' ? '/api/assets' : `/api/assets/1/${what}`, body)
  expect(status).toBe(201)
  return json as AssetView
}
const correct = (correctsSequence: number, field: string, to: string) =>
  post('corrections', { correctionId: randomUUID(), correctsSequence, field, to, reason: 'A typing mistake.' })
const hold = (more: object) =>
  post('decisions', {
    decisionId: randomUUID(),
    updateAction: 'Hold',
    updatedConfidenceLevel: 6,
    updatedThesis: 'It goes on as I wrote.',
    ...more,
  })

it('a stop that a Hold states unchanged is shown as no move, can be corrected, and keeps its stated price', async () => {
  await post('', buyIbm({ costBasis: 100, stopLossYesNo: 'Yes', stopLossPercentage: 10 }))
  app.setNow('2026-11-17T15:00:00.000Z')
  const stated = await hold({ price: 100, stopLossYesNo: 'Yes', stopLossPercentage: 10 })
  const said = stated.thesis.at(-1)
  expect(said).not.toHaveProperty('levelChanges')
  expect(said?.correctable).toContainEqual({ field: 'stopLoss', value: '90' })

  const asset = await correct(1, 'price', '115')
  expect(asset).toMatchObject({ stopLossPrice: '90.00', crossings: [] })
  expect(asset.thesis.at(-1)?.levelChanges).toEqual([
    { level: 'stop-loss', from: '103.50', to: '90.00', percentage: '10' },
  ])
})

it('a stop that a correction has put where a later decision moved it is moved from nowhere to nowhere', async () => {
  await post('', buyIbm({ costBasis: 100, stopLossYesNo: 'Yes', stopLossPrice: 90 }))
  app.setNow('2026-11-17T15:00:00.000Z')
  await hold({ price: 100, stopLossYesNo: 'Yes', stopLossPrice: 85 })
  const { thesis } = await correct(1, 'stopLoss', '85')
  expect(thesis.at(-1)).not.toHaveProperty('levelChanges')
})
