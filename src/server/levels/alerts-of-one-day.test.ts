import { expect, it } from 'vitest'
import { journalForEach } from '#test/support/journal-for-each.ts'

const { add, asset, correct, decide, get, post, setNow, typePrice } = journalForEach('2026-11-16T15:00:00.000Z')
const buy = (more: object) => add({ decidedOn: '2026-04-29', ...more })
const onTheDay = (action: string, more: object) => decide(action, { decidedOn: '2026-09-22', ...more })
const close = (price: number) => typePrice(price, '2026-09-22')
const split = () => post('/api/assets/1/splits', { effectiveOn: '2026-10-01', newShares: '2', oldShares: '1' })
/** The price of each alert, and whether it counts. */
const alerts = async () =>
  (await asset()).events.flatMap((event) =>
    event.kind === 'level-crossed' ? [[event.price.price, event.isWithdrawn ? 'withdrawn' : 'counts']] : [],
  )
/** Those that count, and those that were written down too late to count. */
const lines = async () => {
  const { lines: counted, lateLines } = await get<{ lines: unknown[]; lateLines: unknown[] }>('/api/mirror')
  return [...counted, ...lateLines]
}

const soldInTwoParts = async () => {
  await buy({ costBasis: 10.5, takeProfitYesNo: 'Yes', takeProfitPercentage: 5 })
  await onTheDay('Sell Some', { quantity: 1, price: 11.7 })
  await onTheDay('Sell', { price: 12.3 })
}

it.each([
  ['a split of after the sale', split],
  ['a correction of the price of the first entry', () => correct(1, 'price', '10.5001')],
  ['a correction of the quantity of the first entry', () => correct(1, 'quantity', '11')],
])(
  'a target that a part was sold at on the day on which the rest was sold stays reached after %s',
  async (_, replay) => {
    await soldInTwoParts()
    expect(await alerts()).toEqual([['11.7', 'counts']])
    const before = await lines()
    expect(before).toHaveLength(1)
    await replay()
    expect(await alerts()).toEqual([['11.7', 'counts']])
    expect(await lines()).toHaveLength(1)
  },
)

it.each<[string, string[], () => Promise<unknown>]>([
  [
    'a close, and then a sale below the stop',
    ['94'],
    async () => {
      await close(94)
      await onTheDay('Sell', { price: 93 })
    },
  ],
  [
    'a close, and then a Hold that moves the stop at the same price',
    ['94'],
    async () => {
      await close(94)
      await onTheDay('Hold', { price: 94, stopLossYesNo: 'Yes', stopLossPrice: 90 })
    },
  ],
  [
    'a close, and then a Hold without a price that moves the stop',
    ['94'],
    async () => {
      await close(94)
      await onTheDay('Hold', { stopLossYesNo: 'Yes', stopLossPrice: 90 })
    },
  ],
  [
    'a sale below the stop, and then a close',
    ['94'],
    async () => {
      await onTheDay('Sell', { price: 93 })
      await close(94)
    },
  ],
  [
    'a Hold that moves the stop at the same price, and then a close',
    ['94'],
    async () => {
      await onTheDay('Hold', { price: 94, stopLossYesNo: 'Yes', stopLossPrice: 90 })
      await close(94)
    },
  ],
  [
    'a Hold, and then one that removes the stop',
    ['94'],
    async () => {
      await onTheDay('Hold', { price: 94 })
      await onTheDay('Hold', { price: 94, stopLossYesNo: 'No' })
    },
  ],
  [
    'a part sold, all sold, and bought again',
    ['93'],
    async () => {
      await onTheDay('Sell Some', { quantity: 1, price: 93 })
      await onTheDay('Sell', { price: 92 })
      await onTheDay('Buy', { quantity: 1, price: 92 })
    },
  ],
])('a stop that was reached on one day by %s stays reached after a correction', async (_, prices, tell) => {
  await buy({ costBasis: 100, stopLossYesNo: 'Yes', stopLossPrice: 95 })
  await tell()
  const counted = prices.map((price) => [price, 'counts'])
  expect(await alerts()).toEqual(counted)
  const { crossings } = await asset()
  const before = await lines()
  for (const quantity of ['11', '12']) await correct(1, 'quantity', quantity)
  expect(await alerts()).toEqual(counted)
  expect((await asset()).crossings).toEqual(crossings)
  expect(await lines()).toHaveLength(before.length)
})

it.each([
  ['Hold', 'that moves the stop', { price: 97, stopLossYesNo: 'Yes', stopLossPrice: 90 }],
  ['Sell', 'of all', { price: 97 }],
])('a %s %s above it was made before the close of that day, whichever was told first', async (action, _, decided) => {
  await buy({ costBasis: 100, stopLossYesNo: 'Yes', stopLossPrice: 95 })
  await close(94)
  expect(await alerts()).toEqual([['94', 'counts']])
  await onTheDay(action, decided)
  expect(await alerts()).toEqual([['94', 'withdrawn']])
  await correct(1, 'quantity', '11')
  expect(await alerts()).toEqual([['94', 'withdrawn']])
  expect(await lines()).toEqual([])
})

it('a close that is put right after the sale of its day still reaches the stop', async () => {
  await buy({ costBasis: 100, stopLossYesNo: 'Yes', stopLossPercentage: 5 })
  await close(94)
  await onTheDay('Sell', { price: 93 })
  await close(94.1)
  expect(await alerts()).toEqual([['94.1', 'counts']])
})

it('of two closes that reached the stop the earlier one counts, though all was sold on the day of the later one', async () => {
  await buy({ costBasis: 100, stopLossYesNo: 'Yes', stopLossPrice: 95 })
  await close(94)
  await onTheDay('Sell', { price: 93 })
  await typePrice(94.5, '2026-09-21')
  const { events } = await asset()
  expect(events.filter(({ kind }) => kind === 'level-crossed')).toMatchObject([
    { price: { price: '94' }, wasReachedEarlier: true },
    { price: { price: '94.5' } },
  ])
  expect(await alerts()).toEqual([
    ['94', 'withdrawn'],
    ['94.5', 'counts'],
  ])
})

it.each([
  ['a part is sold', 'Sell Some', { quantity: 1, price: 93 }],
  ['it is held', 'Hold', { price: 93 }],
])(
  'what was typed in an evening is later than the decision of that day in which %s, and is told once',
  async (_, action, decided) => {
    setNow('2026-11-10T16:00:00.000Z')
    await add({ costBasis: 100, stopLossYesNo: 'Yes', stopLossPrice: 95 })
    setNow('2026-11-12T02:38:00.000Z')
    await typePrice(94)
    setNow('2026-11-12T16:00:00.000Z')
    await decide(action, { ...decided, decidedOn: '2026-11-11' })
    const told = [
      ['94', 'withdrawn'],
      ['93', 'counts'],
    ]
    expect(await alerts()).toEqual(told)
    for (const [hour, quantity] of ['11', '12', '13'].entries()) {
      setNow(`2026-11-13T1${5 + hour}:00:00.000Z`)
      await decide('Buy More', { quantity: 1, price: 94 })
      await correct(1, 'quantity', quantity)
      expect(await alerts()).toEqual(told)
    }
    const { crossings } = await asset()
    expect(crossings).toMatchObject([{ price: '93.00', on: '2026-11-11' }])
  },
)

it('a close that is put right is not reached any more, though all was sold at the mistyped price on its day', async () => {
  await buy({ costBasis: 100, stopLossYesNo: 'Yes', stopLossPrice: 95 })
  await close(94)
  await onTheDay('Sell', { price: 94 })
  await close(97)
  expect(await alerts()).toEqual([['97', 'withdrawn']])
})
