import { beforeEach, expect, it } from 'vitest'
import { journalForEach } from '#test/support/journal-for-each.ts'

/** Bought at 100 with a stop at 80, which a price of 75 reached; that price is then corrected to one that looks like a split. */
const { setNow, add, asset, correct, decide, hold, post, typePrice } = journalForEach('2026-04-06T15:00:00.000Z')

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
