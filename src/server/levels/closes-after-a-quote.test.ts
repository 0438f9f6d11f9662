import { beforeEach, expect, it } from 'vitest'
import type { MirrorView } from '#contract/mirror.ts'
import { journalForEach } from '#test/support/journal-for-each.ts'
import { SHARED, storeDailyPrices } from '../prices/daily-price-store.ts'
import { tellEarlierCloses } from './earlier-closes.ts'

/** A hundred at 100 with a stop at 90, bought on Wednesday. It closes at 88 on Thursday and at 80 on Friday, while Candor is off. */
const { app, setNow, add, asset, decide, hold, get, typePrice } = journalForEach('2026-02-04T15:00:00.000Z')
const SATURDAY = '2026-02-07T15:00:00.000Z'
beforeEach(() => add({ assetQty: 100, costBasis: 100, stopLossYesNo: 'Yes', stopLossPrice: 90, takeProfitYesNo: 'No' }))

const day = (on: string, close: string) => ({ day: on, open: null, high: null, low: null, close })
const CLOSES = [day('2026-02-05', '88'), day('2026-02-06', '80')]
const quote = () =>
  app().context.levels.quoted('IBM', { price: '80', source: 'twelve-data', at: '2026-02-06T21:00:00.000Z' })
const store = (closes = CLOSES) => storeDailyPrices(app().context.db, SHARED, 'IBM', closes, 'twelve-data')
const trade = async (closes = CLOSES) => {
  await store(closes)
  await app().context.levels.traded('IBM', closes, 'twelve-data')
}
const alerts = async () => (await asset()).crossings.map(({ level, on, price }) => [level, on, price])
/** A month later it stands at 95. */
async function lines() {
  setNow('2026-03-02T15:00:00.000Z')
  await typePrice(95)
  const mirror = await get<MirrorView>('/api/mirror')
  return mirror.lines.map(({ on, priceThen, response, amount }) => [on, priceThen, response, amount])
}
const TRUE_LINE = [['2026-02-05', '88.00', 'held through', '700.00']]

it('a close of before the quote that was known first is the first price that reached the stop', async () => {
  setNow(SATURDAY)
  await quote()
  expect(await alerts()).toEqual([['stop-loss', '2026-02-06', '80.00']])
  await trade()
  expect(await alerts()).toEqual([['stop-loss', '2026-02-05', '88.00']])
  await hold()
  expect(await lines()).toEqual(TRUE_LINE)
})

it('it is the same where the closes come first, or both after a decision', async () => {
  setNow(SATURDAY)
  await trade()
  await quote()
  await hold()
  expect(await alerts()).toEqual([['stop-loss', '2026-02-05', '88.00']])
  expect(await lines()).toEqual(TRUE_LINE)
})

it('who sells within five trading days of being told has kept it, whenever its close was known', async () => {
  setNow(SATURDAY)
  await quote()
  await trade()
  setNow('2026-02-13T15:00:00.000Z')
  await decide('Sell', { price: 82 })
  expect((await get<MirrorView>('/api/mirror')).lines).toMatchObject([
    { on: '2026-02-05', response: 'kept', priceThen: '88.00', salePrice: '82.00' },
  ])
})

it('a journal in which the quote was told, though its closes are known, comes right once at a start', async () => {
  setNow(SATURDAY)
  await quote()
  await store()
  await hold()
  expect(await alerts()).toEqual([['stop-loss', '2026-02-06', '80.00']])
  await tellEarlierCloses(app().context)
  expect(await alerts()).toEqual([['stop-loss', '2026-02-05', '88.00']])
  const entries = (await asset()).events.length
  await tellEarlierCloses(app().context)
  expect((await asset()).events).toHaveLength(entries)
  expect(await lines()).toEqual(TRUE_LINE)
})
