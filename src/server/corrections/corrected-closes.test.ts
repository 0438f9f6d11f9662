import { expect, it } from 'vitest'
import { journalForEach } from '#test/support/journal-for-each.ts'

const { add, correct, get, hold, setNow, typePrice } = journalForEach('2026-11-16T15:00:00.000Z')

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
  // Of this day no close is known, and what was known later says nothing of it.
  const moved = await correct(sequence, 'decidedOn', '2026-11-16')
  expect(moved.thesis.at(-1)).toMatchObject({ decidedOn: '2026-11-16', price: null })
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
