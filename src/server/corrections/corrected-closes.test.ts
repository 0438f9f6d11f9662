import { expect, it } from 'vitest'
import type { AssetView } from '#contract/assets.ts'
import { journalForEach } from '#test/support/journal-for-each.ts'
import { putOlderClosesRight } from '../levels/older-closes.ts'
import { storeDailyPrices } from '../prices/daily-price-store.ts'

const { add, app, asset, correct, get, hold, post, setNow, typePrice } = journalForEach('2026-11-16T15:00:00.000Z')

it.each([
  ['ticker', 'ZZQQY', { ticker: 'ZZQQX' }],
  ['strike', '110', { stockOrOptions: 'options', contract: { right: 'call', strike: '100', expiresOn: '2027-01-15' } }],
])('the closes that were typed of an asset go with its corrected %s', async (field, to, what) => {
  await add({ costBasis: 100, ...what })
  setNow('2026-11-18T15:00:00.000Z')
  await typePrice(104, '2026-11-17')
  const asset = await correct(1, field, to)
  expect(asset).toMatchObject({ currentPrice: { price: '104', at: '2026-11-17T21:00:00.000Z' }, totalGainLoss: '4.00' })
  expect(await get('/api/assets/1/chart')).toMatchObject({
    prices: { days: ['2026-11-16', '2026-11-17'], closes: ['100.00', '104.00'] },
  })
})

it('a decision that carries what was known gets the close of the day that it is moved to, and a stop of a percentage of it', async () => {
  await add({ costBasis: 100 })
  setNow('2026-11-19T15:00:00.000Z')
  await typePrice(110, '2026-11-17')
  await typePrice(120, '2026-11-18')
  const { thesis } = await hold({ stopLossYesNo: 'Yes', stopLossPercentage: 10 })
  const sequence = thesis.at(-1)?.sequence ?? 0
  expect(thesis.at(-1)).toMatchObject({ price: { price: '120' }, isPriceAttached: true })
  expect(await correct(sequence, 'decidedOn', '2026-11-17')).toMatchObject({
    stopLossPrice: '99.00',
    thesis: [{}, { price: { price: '110', at: '2026-11-17T21:00:00.000Z' }, isPriceAttached: true }],
  })
  // Of this day no close is known, but what was paid; what was known later says nothing of it.
  const moved = await correct(sequence, 'decidedOn', '2026-11-16')
  expect(moved.thesis.at(-1)).toMatchObject({ decidedOn: '2026-11-16', price: { price: '100' }, isPriceAttached: true })
  expect(await correct(sequence, 'decidedOn', '2026-11-19')).toMatchObject({
    stopLossPrice: '108.00',
    thesis: [{}, { price: { price: '120' }, isPriceAttached: true }],
  })
})

it('a decision of an earlier day without a price carries what its owner had typed by then, also when it is moved there', async () => {
  await add({ costBasis: 100 })
  setNow('2026-11-17T15:00:00.000Z')
  await typePrice(104)
  setNow('2026-11-20T15:00:00.000Z')
  await typePrice(120)
  const noted = { price: { price: '104', at: '2026-11-17T15:00:00.000Z' }, isPriceAttached: true }
  const late = await hold({ decidedOn: '2026-11-18', stopLossYesNo: 'Yes', stopLossPercentage: 10 })
  expect(late).toMatchObject({ stopLossPrice: '93.60', thesis: [{}, noted] })
  const moved = await hold()
  const [, , last] = moved.thesis
  expect(last).toMatchObject({ price: { price: '120' } })
  expect(await correct(last?.sequence ?? 0, 'decidedOn', '2026-11-18')).toMatchObject({ thesis: [{}, noted, noted] })
  // Of a first decision nothing was known before it.
  expect(await correct(1, 'decidedOn', '2026-11-13')).toMatchObject({ thesis: [{ price: { price: '100' } }, {}, {}] })
})

const stopped = { stopLossYesNo: 'Yes', stopLossPercentage: 10 }
const typeClose = (on: string, price: number) => post('/api/assets/1/prices', { price, on, isRight: true })
const correctionsOf = ({ events }: AssetView) =>
  events.flatMap((event) => (event.kind === 'correction-recorded' ? [event] : []))

it('decisions that carry a close follow it when it is put right, with their stops, and each says so', async () => {
  await add({ costBasis: 100 })
  setNow('2026-11-19T15:00:00.000Z')
  await typeClose('2026-11-18', 1020)
  const held = await hold(stopped)
  await hold()
  expect(held).toMatchObject({ stopLossPrice: '918.00' })
  setNow('2026-11-30T15:00:00.000Z')
  const mended = await typeClose('2026-11-18', 102)
  const price = { price: { price: '102', at: '2026-11-18T21:00:00.000Z' }, isPriceAttached: true }
  expect(mended).toMatchObject({ stopLossPrice: '91.80', thesis: [{}, price, price] })
  const [, first, second] = mended.thesis.map(({ sequence }) => sequence)
  const said = { field: 'price', from: '1020', to: '102', reason: 'the price of Nov 18, 2026 was put right' }
  expect(correctionsOf(mended)).toMatchObject(
    [first, second].map((correctsSequence) => ({ ...said, correctsSequence })),
  )
  const again = await typeClose('2026-11-18', 103)
  expect(again).toMatchObject({ stopLossPrice: '92.70', thesis: [{}, { price: { price: '103' } }, {}] })
  expect(correctionsOf(await typeClose('2026-11-18', 103))).toHaveLength(4)
})

it('a decision that was moved to another day follows the close of that day, and no other decision does', async () => {
  await add({ costBasis: 100 })
  setNow('2026-11-19T15:00:00.000Z')
  await typeClose('2026-11-17', 110)
  await typeClose('2026-11-18', 1200)
  const sequence = (await hold(stopped)).thesis.at(-1)?.sequence ?? 0
  await hold()
  const moved = await correct(sequence, 'decidedOn', '2026-11-17')
  expect(moved.thesis).toMatchObject([{}, { price: { price: '110' } }, { price: { price: '1200' } }])
  await typeClose('2026-11-18', 120)
  const mended = await typeClose('2026-11-17', 111)
  expect(mended).toMatchObject({
    stopLossPrice: '99.90',
    thesis: [{}, { price: { price: '111' } }, { price: { price: '120' } }],
  })
})

it('what was paid on an earlier day and attached since is no close, and stays when the close of that day is typed', async () => {
  setNow('2026-11-19T15:00:00.000Z')
  await add({ costBasis: 100, decidedOn: '2026-11-17' })
  await hold()
  const asset = await typeClose('2026-11-17', 104)
  expect(asset.thesis).toMatchObject([{}, { price: { price: '100' }, isPriceAttached: true }])
  expect(correctionsOf(asset)).toEqual([])
})

it('a close that an earlier release put right without the decision that carries it is found once, after the update', async () => {
  await add({ costBasis: 100 })
  setNow('2026-11-19T15:00:00.000Z')
  await typeClose('2026-11-18', 1020)
  await hold(stopped)
  const { context } = app()
  const { id } = await context.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
  const put = (close: string) =>
    storeDailyPrices(context.db, id, 'IBM', [{ day: '2026-11-18', open: null, high: null, low: null, close }], 'typed')
  await put('102')
  await putOlderClosesRight(context)
  const mended = await asset()
  expect(mended).toMatchObject({
    stopLossPrice: '91.80',
    thesis: [{}, { price: { price: '102' }, isPriceAttached: true }],
  })
  expect(correctionsOf(mended)).toMatchObject([
    { from: '1020', to: '102', reason: 'the price of Nov 18, 2026 was put right' },
  ])
  await put('103')
  await putOlderClosesRight(context)
  expect(correctionsOf(await asset())).toHaveLength(1)
})
