import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { AssetView } from '#contract/assets.ts'
import { journalForEach } from '#test/support/journal-for-each.ts'

/** A Monday in New York. */
const BOUGHT = '2026-11-16T15:00:00.000Z'
const LATER = '2026-11-18T15:00:00.000Z'

const { add, correct, post, setNow, typePrice } = journalForEach(BOUGHT)
const buy = (stopLossPrice?: number) =>
  add({ costBasis: 100, ...(stopLossPrice && { stopLossYesNo: 'Yes', stopLossPrice }) })
const sequenceOfNote = ({ events }: AssetView) => events.find(({ kind }) => kind === 'price-noted')?.sequence ?? 0

const STOP_90_BY_80 = [{ level: 'stop-loss', levelPrice: '90.00', price: '80.00' }]

it('a stop that is corrected upwards alerts if a price typed since has passed it', async () => {
  await buy(60)
  setNow(LATER)
  await typePrice(80)
  expect(await correct(1, 'stopLoss', 90)).toMatchObject({ crossings: STOP_90_BY_80 })
})

it('a typed price that is corrected downwards triggers the stop that it passes', async () => {
  await buy(90)
  setNow(LATER)
  const sequence = sequenceOfNote(await typePrice(98))
  expect(await correct(sequence, 'price', 80)).toMatchObject({ crossings: STOP_90_BY_80 })
})

it('a decision of an earlier day alerts if a price typed since has passed its stop', async () => {
  await buy()
  setNow(LATER)
  await typePrice(80)
  const hold = { updateAction: 'Hold', price: 99, decidedOn: '2026-11-17', stopLossYesNo: 'Yes', stopLossPrice: 90 }
  const said = { decisionId: randomUUID(), updatedConfidenceLevel: 6, updatedThesis: 'It goes on as I wrote.', ...hold }
  const answer = await post('/api/assets/1/decisions', said)
  expect(answer).toMatchObject({ crossings: STOP_90_BY_80 })
  // The alert belongs to its answer, so that a repeat is answered with the same.
  expect(await post('/api/assets/1/decisions', said)).toEqual(answer)
})

it('a split recorded late triggers the target that a later price has reached in new shares', async () => {
  await add({ costBasis: 100, takeProfitYesNo: 'Yes', takeProfitPercentage: 50 })
  setNow(LATER)
  await typePrice(80)
  const split = { effectiveOn: '2026-11-17', newShares: 2, oldShares: 1 }
  expect(await post('/api/assets/1/splits', split)).toMatchObject({
    crossings: [{ level: 'take-profit', levelPrice: '75.00', price: '80.00' }],
  })
})
