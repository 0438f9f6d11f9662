import { beforeEach, expect, it } from 'vitest'
import { journalForEach } from '#test/support/journal-for-each.ts'

const { add, decide, hold, setNow, typePrice } = journalForEach('2026-03-02T15:00:00.000Z')
beforeEach(() => add({ costBasis: 20 }))

it('what is bought back on the day of an evening’s sale is worth what was paid, and no price from before it reaches its stop', async () => {
  setNow('2026-03-05T23:00:00.000Z')
  await decide('Sell', { price: 20 })
  setNow('2026-03-06T15:00:00.000Z')
  const stop = { stopLossYesNo: 'Yes', stopLossPrice: 22 }
  const back = { quantity: 10, price: 25, decidedOn: '2026-03-05', ...stop }
  expect(await decide('Buy', back)).toMatchObject({
    currentPrice: { price: '25' },
    totalGainLoss: '0.00',
    stopLossPrice: '22.00',
    crossings: [],
  })
  expect(await hold({ stopLossYesNo: 'Yes', stopLossPrice: 23 })).toMatchObject({
    stopLossPrice: '23.00',
    thesis: [{}, {}, {}, { price: { price: '25' }, isPriceAttached: true }],
  })
})

it('a price that was typed in the evening, after the decision before it, stays the newest', async () => {
  setNow('2026-03-05T23:00:00.000Z')
  await typePrice(21)
  setNow('2026-03-06T15:00:00.000Z')
  const part = { quantity: 5, price: 25, decidedOn: '2026-03-05' }
  expect(await decide('Sell Some', part)).toMatchObject({ currentPrice: { price: '21' } })
})
