import { beforeEach, expect, it } from 'vitest'
import { journalForEach } from '#test/support/journal-for-each.ts'

/** Bought at 100 with a stop at 80, which a price of 75 reached; that price is then corrected to one that looks like a split. */
const { setNow, add, asset, correct, hold, post, typePrice } = journalForEach('2026-04-06T15:00:00.000Z')

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

    // and it reaches the stop once its owner says that it is right
    await post('/api/assets/1/price-confirmation')
    expect(await asset()).toMatchObject({
      heldBackPrice: null,
      crossings: [{ level: 'stop-loss', levelPrice: '80.00', price: `${to}.00` }],
    })
  },
)
