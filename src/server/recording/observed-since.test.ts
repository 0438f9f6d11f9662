import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { AssetView } from '#contract/assets.ts'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { openTestApp, type TestApp, type Visitor } from '#test/support/test-app.ts'

/** A Monday in New York. */
const BOUGHT = '2026-11-16T15:00:00.000Z'
const LATER = '2026-11-18T15:00:00.000Z'

let app: TestApp
let member: Visitor
beforeEach(async () => {
  app = await openTestApp()
  app.setNow(BOUGHT)
  member = await app.member()
})
afterEach(() => app.close())

async function post(what: string, body?: object): Promise<AssetView> {
  const { status, json } = await member.send('POST', what === '' ? '/api/assets' : `/api/assets/1/${what}`, body)
  expect(status).toBe(201)
  return json as AssetView
}
const buy = (stopLossPrice?: number) =>
  post('', buyIbm({ costBasis: 100, ...(stopLossPrice && { stopLossYesNo: 'Yes', stopLossPrice }) }))
const note = (price: number) => post('prices', { price })
const correct = (correctsSequence: number, field: string, to: number | string) =>
  post('corrections', { correctionId: randomUUID(), correctsSequence, field, to, reason: 'A typing mistake.' })
const sequenceOfNote = ({ events }: AssetView) => events.find(({ kind }) => kind === 'price-noted')?.sequence ?? 0

const STOP_90_BY_80 = [{ level: 'stop-loss', levelPrice: '90.00', price: '80.00' }]

it('a stop that is corrected upwards alerts if a price typed since has passed it', async () => {
  await buy(60)
  app.setNow(LATER)
  await note(80)
  expect(await correct(1, 'stopLoss', 90)).toMatchObject({ crossings: STOP_90_BY_80 })
})

it('a typed price that is corrected downwards triggers the stop that it passes', async () => {
  await buy(90)
  app.setNow(LATER)
  const sequence = sequenceOfNote(await note(98))
  expect(await correct(sequence, 'price', 80)).toMatchObject({ crossings: STOP_90_BY_80 })
})

it('a decision of an earlier day alerts if a price typed since has passed its stop', async () => {
  await buy()
  app.setNow(LATER)
  await note(80)
  const hold = { updateAction: 'Hold', price: 99, decidedOn: '2026-11-17', stopLossYesNo: 'Yes', stopLossPrice: 90 }
  const said = { decisionId: randomUUID(), updatedConfidenceLevel: 6, updatedThesis: 'It goes on as I wrote.', ...hold }
  const answer = await post('decisions', said)
  expect(answer).toMatchObject({ crossings: STOP_90_BY_80 })
  // The alert belongs to its answer, so that a repeat is answered with the same.
  expect(await post('decisions', said)).toEqual(answer)
})

it('a split recorded late triggers the target that a later price has reached in new shares', async () => {
  await post('', buyIbm({ costBasis: 100, takeProfitYesNo: 'Yes', takeProfitPercentage: 50 }))
  app.setNow(LATER)
  await note(80)
  const split = { effectiveOn: '2026-11-17', newShares: 2, oldShares: 1 }
  expect(await post('splits', split)).toMatchObject({
    crossings: [{ level: 'take-profit', levelPrice: '75.00', price: '80.00' }],
  })
})
