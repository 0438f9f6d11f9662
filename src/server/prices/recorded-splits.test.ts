import { beforeEach, expect, it } from 'vitest'
import { json } from '#test/doubles/answer.ts'
import { priceOf } from '#test/doubles/twelve-data-double.ts'
import { journalForEach } from '#test/support/journal-for-each.ts'
import { twelveDataForEach } from '#test/support/twelve-data-for-each.ts'
import { listDailyPrices, SHARED } from './daily-price-store.ts'

/** Bought at 99 on a Monday, with a stop of 10% at 89.10. The provider's price of that day is 99, too. */

const { provider, environment } = twelveDataForEach()
const { add, app, asset, member, setNow } = journalForEach('2026-04-06T15:00:00.000Z', environment)
const quote = (price: string) => {
  provider().behave(priceOf(price))
  return member().send('GET', '/api/prices/IBM')
}
const recordSplit = (effectiveOn: string, newShares: string) =>
  member().send('POST', '/api/assets/1/splits', { effectiveOn, newShares, oldShares: '1' })

beforeEach(async () => {
  await add({ costBasis: 99, stopLossYesNo: 'Yes', stopLossPercentage: 10 })
  await quote('99')
})

it('a split that is recorded before the first price after it is not asked about, and passes no stop', async () => {
  setNow('2026-04-08T14:00:00.000Z')
  await recordSplit('2026-04-08', '2')
  setNow('2026-04-08T15:00:00.000Z')
  expect(await quote('49.50')).toMatchObject({ json: { price: { price: '49.50' } } })
  expect(await asset()).toMatchObject({ heldBackPrice: null, quantity: '20', currentValue: '990.00', crossings: [] })
})

it.each([
  ['of another ratio', '2026-04-08', '4'],
  ['of before the price that it is compared with', '2026-04-06', '2'],
])('a split %s explains nothing, so that the price is asked about', async (_, effectiveOn, newShares) => {
  setNow('2026-04-08T14:00:00.000Z')
  await recordSplit(effectiveOn, newShares)
  setNow('2026-04-08T15:00:00.000Z')
  await quote('49.50')
  expect((await asset()).heldBackPrice).toMatchObject({ price: expect.stringMatching(/^49.5/) })
})

it('a close after a recorded split is not asked about either, so that the series goes on', async () => {
  setNow('2026-04-08T14:00:00.000Z')
  await recordSplit('2026-04-08', '2')
  setNow('2026-04-09T15:00:00.000Z')
  const closes = [
    ['2026-04-06', '99'],
    ['2026-04-07', '100'],
    ['2026-04-08', '50'],
  ]
  const values = closes.map(([datetime, close]) => ({
    datetime,
    open: close,
    high: close,
    low: close,
    close,
    volume: '1',
  }))
  provider().behave(json(200, { meta: { symbol: 'IBM', interval: '1day', currency: 'USD' }, values, status: 'ok' }))
  await app().context.series.fill('IBM', '2026-04-06', 'interactive')
  expect((await asset()).heldBackPrice).toBeNull()
  const stored = await listDailyPrices(app().context.db, SHARED, 'IBM', '2026-04-06')
  expect(stored.map(({ close }) => close)).toEqual(['99', '100', '50'])
})
