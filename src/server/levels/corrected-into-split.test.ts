import { beforeEach, expect, it } from 'vitest'
import type { AssetChartView } from '#contract/charts.ts'
import { journalForEach } from '#test/support/journal-for-each.ts'

/** Bought at 100 with a stop at 80, which a price of 75 reached; that price is then corrected to one that looks like a split. */
const { app, setNow, add, get, asset, correct, decide, hold, post, typePrice } =
  journalForEach('2026-04-06T15:00:00.000Z')

const alertEvents = async () => (await asset()).events.filter(({ kind }) => kind === 'level-crossed')

beforeEach(async () => {
  await add({ costBasis: 100, stopLossYesNo: 'Yes', stopLossPercentage: 20 })
  setNow('2026-04-08T15:00:00.000Z')
})

it.each([
  ['sent with a Hold', () => hold({ price: 75 }), 50],
  ['sent with a Hold', () => hold({ price: 75 }), 33],
  ['typed', () => typePrice(75), 50],
])(
  'a price %s that is corrected into one that looks like a split reaches no stop before its answer',
  async (_, say, to) => {
    // given
    await say()
    const [alert] = (await asset()).crossings

    // when
    await correct((alert?.sequence ?? 0) - 1, 'price', to)

    // then
    expect(await asset()).toMatchObject({
      crossings: [],
      currentPrice: { price: '100' },
      heldBackPrice: { price: String(to), knownPrice: '100' },
    })
    expect(await alertEvents()).toMatchObject([
      { isWithdrawn: true, isOfQuarantined: true, price: { price: String(to) }, asTold: { price: { price: '75' } } },
    ])

    // and it reaches the stop once its owner says that it is right
    await post('/api/assets/1/price-confirmation')
    expect(await asset()).toMatchObject({
      heldBackPrice: null,
      crossings: [{ level: 'stop-loss', levelPrice: '80.00', price: `${to}.00` }],
    })
  },
)

it('the answer that there was a split withdraws the alert for good', async () => {
  // given
  await hold({ price: 75 })
  const [alert] = (await asset()).crossings
  await correct((alert?.sequence ?? 0) - 1, 'price', 50)

  // when
  await post('/api/assets/1/splits', { effectiveOn: '2026-04-08', newShares: 2, oldShares: 1 })

  // then the price of 50 is above the stop, which stands at 40 in new shares
  expect(await asset()).toMatchObject({ heldBackPrice: null, crossings: [], stopLossPrice: '40.00' })
  const [told] = await alertEvents()
  expect(told).toMatchObject({ isWithdrawn: true })
  expect(told).not.toHaveProperty('isOfQuarantined')
})

it('the price of a purchase that is corrected into one that looks like a split is paid, and reaches no stop before its answer', async () => {
  // given
  await decide('Buy More', { quantity: 5, price: 75 })
  const [alert] = (await asset()).crossings

  // when
  await correct((alert?.sequence ?? 0) - 1, 'price', 50)

  // then
  expect(await asset()).toMatchObject({ crossings: [], currentPrice: { price: '50' } })
  expect(await alertEvents()).toMatchObject([{ isWithdrawn: true, isOfQuarantined: true }])
})

it('the critic tells of no stop that only a price which waits has reached', async () => {
  // given
  await hold({ price: 75 })
  const [alert] = (await asset()).crossings
  await correct((alert?.sequence ?? 0) - 1, 'price', 50)

  // when
  setNow('2026-04-09T15:00:00.000Z')
  await decide('Sell', { price: 98 })
  await app().critiquesDone()

  // then
  const { aiAnalysis } = await asset()
  expect(aiAnalysis.at(-1)?.aiAnalysis).not.toMatch(/stop|reached|\$50/i)
})

it('an alert of another price of the same moment stands', async () => {
  // given two decisions that were written later, both of the end of April 9
  setNow('2026-04-13T15:00:00.000Z')
  await hold({ price: 76, decidedOn: '2026-04-09' })
  const [alert] = (await asset()).crossings
  await correct((alert?.sequence ?? 0) - 1, 'price', 50)
  expect((await asset()).crossings).toEqual([])

  // when
  await hold({ price: 79, decidedOn: '2026-04-09' })

  // then
  expect(await asset()).toMatchObject({ heldBackPrice: null, crossings: [{ price: '79.00', on: '2026-04-09' }] })
})

it('an alert of another price of the same millisecond stands', async () => {
  // given a stop at 80; all of what follows is of one moment
  await typePrice(75)
  const [alert] = (await asset()).crossings
  await correct((alert?.sequence ?? 0) - 1, 'price', 50)

  // when
  await typePrice(78)

  // then
  expect((await asset()).crossings).toMatchObject([{ price: '78.00' }])
  expect((await get<AssetChartView>('/api/assets/1/chart')).crossings).toMatchObject([{ price: '78.00' }])
})
