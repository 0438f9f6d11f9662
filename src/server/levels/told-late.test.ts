import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { AssetView } from '#contract/assets.ts'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { counted } from '#test/support/counted.ts'
import { openTestApp, type TestApp, type Visitor } from '#test/support/test-app.ts'
import { SHARED, storeDailyPrices } from '../prices/daily-price-store.ts'

/** Two users' records of the same share: `right` records everything at once, `late` mistypes and corrects, or records later. */
type Twins = Record<'right' | 'late', Visitor>
type Who = keyof Twins

let app: TestApp
let twins: Twins
beforeEach(async () => {
  app = await openTestApp()
  on('03-02')
  twins = { right: await app.member(), late: await app.member() }
})
afterEach(() => app.close())

const on = (day: string, time = '15:00') => app.setNow(`2026-${day}T${time}:00.000Z`)
const bothOf = async (tell: (who: Who) => Promise<unknown>) => {
  await tell('right')
  await tell('late')
}
async function post(who: Who, path: string, body: object): Promise<AssetView> {
  const { status, json } = await twins[who].send('POST', path, body)
  expect(status, JSON.stringify(json)).toBeLessThan(300)
  return json as AssetView
}
const buy = (who: Who, stopLossPrice: number, more: object = {}) =>
  post(who, '/api/assets', buyIbm({ assetQty: 10, costBasis: 100, stopLossYesNo: 'Yes', stopLossPrice, ...more }))
const note = (who: Who, price: number) => post(who, '/api/assets/1/prices', { price })
const close = (who: Who, day: string, price: number) =>
  post(who, '/api/assets/1/prices', { price, on: `2026-${day}`, isRight: true })
const decide = (who: Who, action: string, said: object) =>
  post(who, '/api/assets/1/decisions', {
    ...{ decisionId: randomUUID(), updatedConfidenceLevel: 6, updatedThesis: 'It goes on as I wrote.' },
    ...(action === 'Buy' || action === 'Sell' ? { assetAction: action } : { updateAction: action }),
    ...said,
  })
const correct = (who: Who, correctsSequence: number, field: string, to: number) =>
  post(who, '/api/assets/1/corrections', { correctionId: randomUUID(), correctsSequence, field, to, reason: 'A slip.' })
const correctDay = (who: Who, correctsSequence: number, to: string) =>
  post(who, '/api/assets/1/corrections', {
    correctionId: randomUUID(),
    correctsSequence,
    field: 'decidedOn',
    to,
    reason: 'A slip.',
  })
const noted = ({ events }: AssetView) => events.findLast(({ kind }) => kind === 'price-noted')?.sequence ?? 0
const stop = (stopLossPrice: number) => ({ stopLossYesNo: 'Yes', stopLossPrice })

type Lines = { lines: { on: string; response: string; quantity: string; amount: string; sold: string | null }[] }
const mirror = async (who: Who) => (await twins[who].send('GET', '/api/mirror')).json as Lines
/** A line in short form: its day, the quantity held, what was done, and the result. */
const lines = async (who: Who) =>
  (await mirror(who)).lines.map((line) => [line.on.slice(5), line.quantity, line.response, line.amount])

/** Expects both users to have the same list, Mirror, chart and curve. */
async function expectTheSame(expected: (string | null)[][], last = 75) {
  on('03-30')
  await bothOf((who) => note(who, last))
  expect(await lines('right')).toEqual(expected)
  expect(await lines('late')).toEqual(expected)
  for (const path of ['/api/mirror/kept-rules', '/api/assets/1/row', '/api/assets/1/chart', '/api/summary']) {
    const [meant, put] = [await twins.right.send('GET', path), await twins.late.send('GET', path)]
    expect(counted(put.json), path).toEqual(counted(meant.json))
  }
}

it('a later price counts, though the stop has moved since the mistyped one was told', async () => {
  await bothOf((who) => buy(who, 90))
  on('03-03')
  await note('right', 95)
  const mistyped = noted(await note('late', 85))
  on('03-04')
  await bothOf((who) => note(who, 85))
  on('03-12')
  await bothOf((who) => decide(who, 'Hold', { price: 92, ...stop(70) }))
  on('03-13')
  await correct('late', mistyped, 'price', 95)
  await expectTheSame([['03-04', '10', 'held through', '-100.00']])
})

it('a stop that is corrected is told by what had reached it, though another decision has moved it', async () => {
  await buy('right', 90)
  await buy('late', 80)
  on('03-03')
  await bothOf((who) => note(who, 85))
  on('03-12')
  await bothOf((who) => decide(who, 'Hold', { price: 92, ...stop(70) }))
  await correct('late', 1, 'stopLoss', 90)
  await expectTheSame([['03-03', '10', 'held through', '-100.00']])
})

it('a price that is corrected tells the stop of then, though what was held is sold', async () => {
  await bothOf((who) => buy(who, 90))
  on('03-03')
  await note('right', 85)
  const mistyped = noted(await note('late', 95))
  on('03-24')
  await bothOf((who) => decide(who, 'Sell', { price: 60 }))
  await correct('late', mistyped, 'price', 85)
  await expectTheSame([['03-03', '10', 'held through', '-250.00']])
})

it('an earlier price that is corrected takes the place of the later one that was told, which the journal says', async () => {
  await bothOf((who) => buy(who, 90))
  on('03-03')
  await note('right', 85)
  const mistyped = noted(await note('late', 95))
  on('03-04')
  await bothOf((who) => note(who, 66))
  const { events } = await correct('late', mistyped, 'price', 85)
  expect(events.filter(({ kind }) => kind === 'level-crossed')).toMatchObject([
    { price: { price: '66' }, isWithdrawn: true, wasReachedEarlier: true },
    { price: { price: '85' }, levelPrice: '90' },
  ])
  await expectTheSame([['03-03', '10', 'held through', '-100.00']])
})

it.each([
  ['more was bought', 'Buy More', { quantity: 90, price: 92 }, [['03-03', '10', 'held through', '-100.00']]],
  [
    'a part was sold',
    'Sell Some',
    { quantity: 9, price: 91 },
    [
      ['03-03', '10', 'kept', '144.00'],
      ['03-03', '1', 'held through', '-10.00'],
    ],
  ],
])('a close that is typed later counts with what was held on its day, before %s', async (_, action, said, expected) => {
  await bothOf((who) => buy(who, 90))
  on('03-04')
  await close('right', '03-03', 85)
  await bothOf((who) => decide(who, action, said))
  on('03-06')
  await close('late', '03-03', 85)
  await expectTheSame(expected)
})

it('a close of before an alert, and one of before the stop moved, is told when it is typed', async () => {
  await bothOf((who) => buy(who, 90))
  on('03-04')
  await close('right', '03-03', 88)
  on('03-09')
  await bothOf((who) => note(who, 80))
  await bothOf((who) => decide(who, 'Hold', { price: 92, ...stop(70) }))
  on('03-10')
  await close('late', '03-03', 88)
  await expectTheSame([['03-03', '10', 'held through', '-130.00']])
})

it('lines follow each other in the order of their days, so that a stretch ends at the next one', async () => {
  await bothOf((who) => buy(who, 90, { takeProfitYesNo: 'Yes', takeProfitPrice: 110 }))
  on('03-04')
  await close('right', '03-03', 88)
  on('03-09')
  await bothOf((who) => note(who, 112))
  on('03-10')
  await close('late', '03-03', 88)
  const expected = [
    ['03-03', '10', 'held through', '240.00'],
    ['03-09', '10', 'held through', '-120.00'],
  ]
  await expectTheSame(expected, 100)
})

it('the close of the day of the purchase reaches a stop that is corrected, where it was bought before the session', async () => {
  on('03-03', '12:00')
  await buy('right', 90)
  await buy('late', 80)
  on('03-04')
  await bothOf((who) => close(who, '03-03', 85))
  await correct('late', 1, 'stopLoss', 90)
  await expectTheSame([['03-03', '10', 'held through', '-100.00']])
})

it('a price that was confirmed and is corrected tells no alert, and the last price is the right one', async () => {
  await bothOf((who) => buy(who, 90))
  on('03-03')
  await note('right', 95)
  const mistyped = noted(await note('late', 50))
  await post('late', '/api/assets/1/price-confirmation', {})
  on('03-04')
  const put = await correct('late', mistyped, 'price', 95)
  expect(put).toMatchObject({
    currentPrice: { price: '95' },
    currentValue: '950.00',
    crossings: [],
    heldBackPrice: null,
  })
  on('03-20')
  await expectTheSame([['03-30', '10', 'open', null]])
})

it('a sale at a price that was confirmed is of the corrected one', async () => {
  await bothOf((who) => buy(who, 90))
  on('03-03')
  await decide('right', 'Sell Some', { quantity: 4, price: 95 })
  const { thesis } = await decide('late', 'Sell Some', { quantity: 4, price: 50 })
  await post('late', '/api/assets/1/price-confirmation', {})
  await correct('late', thesis.at(-1)?.sequence ?? 0, 'price', 95)
  await expectTheSame([['03-30', '6', 'open', null]])
})

it('the curve as if every rule had been kept goes by the prices that were typed, day by day', async () => {
  await buy('right', 90)
  for (const [day, price] of [
    ['03-03', 88],
    ['03-04', 87],
    ['03-05', 84],
  ] as const) {
    on(day, '22:00')
    await note('right', price)
  }
  on('03-06')
  await decide('right', 'Hold', { price: 76 })
  const { json } = await twins.right.send('GET', '/api/mirror/kept-rules')
  expect(json).toMatchObject({
    days: ['2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06'],
    held: ['0.00', '-10.00', '-40.00', '-120.00'],
  })
})

it('the curve as if every rule had been kept takes a decision of after the day\u2019s own close as the equity curve does', async () => {
  await buy('right', 90)
  on('03-04')
  await close('right', '03-03', 88)
  on('03-04', '22:00')
  await post('right', '/api/assets/1/daily-prices', { csv: 'date,close\n2026-03-04,87\n' })
  on('03-04', '23:00')
  await decide('right', 'Hold', { price: 80 })
  on('03-06', '15:00')
  const [kept, equity] = await Promise.all(
    ['/api/mirror/kept-rules', '/api/summary/equity'].map(async (path) => (await twins.right.send('GET', path)).json),
  )
  expect(equity).toMatchObject({
    values: ['1000.00', '880.00', '870.00', '800.00', '800.00'],
    changes: ['0.00', '-12.00', '-13.00', '-20.00', '-20.00'],
  })
  expect(kept).toMatchObject({
    days: ['2026-03-03', '2026-03-04', '2026-03-05'],
    held: ['0.00', '-10.00', '-80.00'],
    asItWas: ['-120.00', '-130.00', '-200.00'],
    asIfKept: ['-120.00', '-120.00', '-120.00'],
  })
})

it.each([
  ['that is written later', async () => decide('late', 'Hold', { price: 92, ...stop(70), decidedOn: '2026-03-04' })],
  [
    'whose day is corrected',
    async () => {
      const { thesis } = await decide('late', 'Hold', { price: 92, ...stop(70) })
      return correctDay('late', thesis.at(-1)?.sequence ?? 0, '2026-03-04')
    },
  ],
])('a close of the day on which a decision %s moved the stop tells no alert of the old one', async (_, moveStop) => {
  await bothOf((who) => buy(who, 90))
  // At the end of its session, because that is when something recorded later for the day counts.
  on('03-04', '21:00')
  await decide('right', 'Hold', { price: 92, ...stop(70) })
  on('03-05')
  await bothOf((who) => close(who, '03-04', 85))
  on('03-06')
  await moveStop()
  await expectTheSame([])
})

const closesOf = (days: Readonly<Record<string, string>>) =>
  Object.entries(days).map(([day, price]) => ({ day: `2026-${day}`, open: null, high: null, low: null, close: price }))

it.each([
  [
    'the stop was moved',
    async (who: Who) => decide(who, 'Hold', { price: 92, ...stop(70) }),
    ['held through', '-100.00'],
  ],
  ['all was sold', async (who: Who) => decide(who, 'Sell', { price: 75 }), ['kept', '0.00']],
])('a provider\u2019s close that comes after %s tells the stop of its own day', async (_, decideSince, expected) => {
  await bothOf((who) => buy(who, 90))
  const { db, levels } = app.context
  const days = closesOf({ '03-03': '95', '03-04': '85', '03-05': '92' })
  on('03-09')
  await bothOf(decideSince)
  on('03-10')
  for (const _ of ['first', 'again']) {
    await storeDailyPrices(db, SHARED, 'IBM', days, 'twelve-data')
    await levels.traded('IBM', days, 'twelve-data')
  }
  await expectTheSame([['03-04', '10', ...expected]])
})

it('who sold below the stop before the closes came that had passed it has not held through, though it is bought again', async () => {
  await bothOf((who) => buy(who, 90))
  on('03-12')
  await close('right', '03-03', 85)
  await bothOf((who) => decide(who, 'Sell', { price: 60 }))
  on('03-13')
  await bothOf((who) => decide(who, 'Buy', { quantity: 10, price: 61 }))
  on('03-16')
  await close('late', '03-03', 85)
  await expectTheSame([['03-03', '10', 'kept', '-10.00']])
})

it('a close that is put right weeks later has been known since it was typed first', async () => {
  await bothOf((who) => buy(who, 90))
  on('03-04')
  await close('right', '03-03', 85)
  await close('late', '03-03', 95)
  on('03-05')
  await bothOf((who) => decide(who, 'Hold', { price: 92 }))
  on('03-06')
  await bothOf((who) => decide(who, 'Sell', { price: 93 }))
  on('03-27')
  await close('late', '03-03', 85)
  await expectTheSame([['03-03', '10', 'held through', '80.00']])
})

it('who sold in time after a close that was typed late has kept the stop, though the close is put right after the sale', async () => {
  await bothOf((who) => buy(who, 90))
  on('03-16')
  await close('right', '03-03', 85)
  await close('late', '03-03', 95)
  on('03-18')
  await bothOf((who) => decide(who, 'Sell', { price: 93 }))
  on('03-27')
  await close('late', '03-03', 85)
  await expectTheSame([['03-03', '10', 'kept', '180.00']])
})

it('a stop that is corrected weeks later is told of as of a close that was known on its day', async () => {
  await buy('right', 90)
  await buy('late', 80)
  on('03-04')
  await bothOf((who) => close(who, '03-03', 85))
  on('03-12')
  await bothOf((who) => decide(who, 'Hold', { price: 92 }))
  on('03-13')
  await bothOf((who) => decide(who, 'Sell', { price: 93 }))
  on('03-27')
  await correct('late', 1, 'stopLoss', 90)
  await expectTheSame([['03-03', '10', 'held through', '80.00']])
})

it('a provider\u2019s other close of a day is known since it came', async () => {
  await bothOf((who) => buy(who, 90))
  const { db, levels } = app.context
  const store = async (day: string, price: string) => {
    on(day)
    const days = closesOf({ '03-03': price })
    await storeDailyPrices(db, SHARED, 'IBM', days, 'twelve-data', app.context.now())
    await levels.traded('IBM', days, 'twelve-data')
  }
  await store('03-04', '95')
  on('03-05')
  await bothOf((who) => decide(who, 'Hold', { price: 92 }))
  await store('03-09', '85')
  on('03-10')
  await bothOf((who) => decide(who, 'Sell', { price: 91 }))
  await expectTheSame([['03-03', '10', 'kept', '160.00']])
})
