import { beforeEach, expect, it } from 'vitest'
import { quotedJournalForEach } from '#test/support/quoted-journal-for-each.ts'

/** 10 bought at 100 on Thursday, 5 March 2026, with a stop at 80. */

const { add, asset, correct, decide, member, post, quoteAt, setNow, typeAt, typePrice } =
  quotedJournalForEach('2026-03-05T15:00:00.000Z')

beforeEach(() => add({ costBasis: 100, stopLossYesNo: 'Yes', stopLossPercentage: 20 }))

it('a provider’s price that is confirmed reaches the stop at its own moment', async () => {
  await quoteAt('2026-03-05T15:01:00.000Z', '100.00', '99.00')
  await quoteAt('2026-03-06T15:00:00.000Z', '50.00', '100.00')
  expect(await asset()).toMatchObject({ heldBackPrice: { price: '50.00' }, crossings: [] })
  setNow('2026-03-06T15:05:00.000Z')
  await post('/api/assets/1/price-confirmation')
  expect(await asset()).toMatchObject({
    heldBackPrice: null,
    totalGainLoss: '-50.00',
    crossings: [{ price: '50.00', on: '2026-03-06' }],
  })
})

it('a question that a provider’s price has ended holds no later one', async () => {
  await typeAt('2026-03-06T15:00:00.000Z', 66)
  await quoteAt('2026-03-06T15:05:00.000Z', '76.00', '77.00')
  await quoteAt('2026-03-09T15:00:00.000Z', '70.00', '75.00')
  await typeAt('2026-03-09T15:05:00.000Z', 69.5)
  expect(await asset()).toMatchObject({ heldBackPrice: null, currentPrice: { price: '69.5' } })
})

it.each([
  ['a close that was known already', () => typePrice(100, '2026-03-05')],
  ['another close of before', () => typePrice(101, '2026-03-04')],
  ['a correction of the purchase', () => correct(1, 'price', 101)],
])('two prices that wait together still do after %s', async (_, tell) => {
  await typeAt('2026-03-06T15:00:00.000Z', 50)
  await typeAt('2026-03-09T15:00:00.000Z', 55)
  await tell()
  expect(await asset()).toMatchObject({ heldBackPrice: { price: '55' }, crossings: [] })
})

it('a close of a later day answers no question', async () => {
  await typeAt('2026-03-06T15:00:00.000Z', 67)
  setNow('2026-03-12T15:00:00.000Z')
  const csv = ['Date,Close', '2026-03-06,95', '2026-03-09,88', '2026-03-10,82'].join('\n')
  expect((await member().send('POST', '/api/assets/1/daily-prices', { csv })).status).toBe(201)
  expect((await asset()).crossings).toEqual([])
  expect((await asset()).events.filter(({ kind }) => kind === 'price-noted')).toHaveLength(1)
})

it('a provider’s next price waits with an own one', async () => {
  await typeAt('2026-03-06T15:00:00.000Z', 50)
  await quoteAt('2026-03-06T15:05:00.000Z', '53.00', '52.00')
  expect(await asset()).toMatchObject({ heldBackPrice: { price: '50' }, crossings: [] })
  expect((await asset()).totalGainLoss).toBe('0.00')

  // and still does when another own price waits since
  await typeAt('2026-03-06T15:10:00.000Z', 52.9)
  expect(await asset()).toMatchObject({ heldBackPrice: { price: '52.9' }, totalGainLoss: '0.00', crossings: [] })
})

it('a price near the one that stands is no part of a question about another', async () => {
  await typeAt('2026-03-06T15:00:00.000Z', 67)
  setNow('2026-03-12T15:00:00.000Z')
  await typePrice(76, '2026-03-11')
  await typePrice(74)
  expect(await asset()).toMatchObject({ heldBackPrice: null, currentPrice: { price: '74' } })
})

it('what is typed near a purchase that waits waits with it', async () => {
  setNow('2026-03-06T15:00:00.000Z')
  await decide('Buy More', { quantity: 5, price: 50 })
  await typeAt('2026-03-09T15:00:00.000Z', 51)
  expect(await asset()).toMatchObject({ heldBackPrice: { price: '51', knownPrice: '100' }, crossings: [] })
  await post('/api/assets/1/price-confirmation')
  expect(await asset()).toMatchObject({ heldBackPrice: null, crossings: [{ price: '50.00', on: '2026-03-06' }] })
})
