import { randomUUID } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import { quotedJournalForEach } from '#test/support/quoted-journal-for-each.ts'

/** 10 bought at 100 on Monday, 8 June 2026, with a stop at 50. On Tuesday at 10:00 in New York a provider gives 58. */

const { add, asset, member, quoteAt, setNow } = quotedJournalForEach('2026-06-08T15:00:00.000Z')
beforeEach(async () => {
  await quoteAt('2026-06-08T15:00:00.000Z', '100', '99')
  await add({ costBasis: 100, stopLossYesNo: 'Yes', stopLossPercentage: 50 })
  await quoteAt('2026-06-09T14:00:00.000Z', '58', '100')
})

const confirm = () => member().send('POST', '/api/assets/1/price-confirmation')

it('a price that is confirmed during the session keeps its own time', async () => {
  expect((await asset()).heldBackPrice?.reason).toContain('42.00% below the $100.00 before it')
  await confirm()
  expect(await asset()).toMatchObject({
    heldBackPrice: null,
    currentPrice: { price: '58.00', source: 'twelve-data', at: '2026-06-09T14:00:00.000Z' },
    totalGainLoss: '-42.00',
  })
})

it('later prices of the day are compared with it, and replace it', async () => {
  await confirm()
  for (const [instant, price] of [
    ['2026-06-09T14:05:00.000Z', '57.50'],
    ['2026-06-09T17:00:00.000Z', '66.00'],
    ['2026-06-09T17:05:00.000Z', '68.00'],
    ['2026-06-09T17:10:00.000Z', '70.00'],
    // It is not even taken for a 3-for-2 split of the 100 before.
    ['2026-06-09T17:15:00.000Z', '66.00'],
  ] as const) {
    await quoteAt(instant, price, '100')
    expect(await asset()).toMatchObject({ heldBackPrice: null, currentPrice: { price, at: instant } })
  }
})

it('a price that is typed after it is newer, and the day’s figures agree', async () => {
  await confirm()
  await quoteAt('2026-06-09T17:10:00.000Z', '70', '100')
  // 10 shares at 70, after 100 at the previous close.
  expect(await asset()).toMatchObject({
    totalGainLoss: '-30.00',
    today: { gainLoss: '-300.00', atRisk: '1000.00', gainLossPercent: '-30.00' },
    todaysValues: { current: '70.00', dollarChange: '-30.00', percentChange: '-30.00' },
  })
  setNow('2026-06-09T17:11:00.000Z')
  await member().send('POST', '/api/assets/1/prices', { price: '70.5' })
  expect(await asset()).toMatchObject({
    currentPrice: { price: '70.5', source: 'typed', at: '2026-06-09T17:11:00.000Z' },
    totalGainLoss: '-29.50',
  })
})

it('a decision without a price gets one from no later than its own recording', async () => {
  await confirm()
  await quoteAt('2026-06-09T17:10:00.000Z', '70', '100')
  const said = {
    updateAction: 'Hold',
    updatedConfidenceLevel: 5,
    updatedThesis: 'It fell, and it is still worth more.',
  }
  await member().send('POST', '/api/assets/1/decisions', { decisionId: randomUUID(), ...said })
  expect((await asset()).thesis.at(-1)?.price).toEqual({
    price: '70.00',
    source: 'twelve-data',
    at: '2026-06-09T17:10:00.000Z',
  })
})

it('a stop that is reached later is recorded at the price that is shown', async () => {
  await confirm()
  await quoteAt('2026-06-09T15:00:00.000Z', '52', '100')
  expect(await asset()).toMatchObject({ crossings: [], currentPrice: { price: '52.00' } })
  await quoteAt('2026-06-09T17:00:00.000Z', '49', '100')
  expect(await asset()).toMatchObject({
    crossings: [{ levelPrice: '50.00', price: '49.00', at: '2026-06-09T17:00:00.000Z' }],
    currentPrice: { price: '49.00' },
  })
})
