import { beforeEach, expect, it } from 'vitest'
import { journalForEach } from '#test/support/journal-for-each.ts'

const { add, asset, decide, get, post, setNow, typePrice } = journalForEach('2026-03-02T15:00:00.000Z')
beforeEach(async () => {
  await add({ costBasis: 100, stopLossYesNo: 'Yes', stopLossPercentage: 10 })
  setNow('2026-03-11T15:00:00.000Z')
})

const close = (on: string, price: number) => typePrice(price, on)
const upload = (...rows: string[]) =>
  post('/api/assets/1/daily-prices', { csv: ['date,open,high,low,close', ...rows].join('\n') })
const alerts = async () => (await asset()).crossings.map(({ on, price }) => [on, price])
const dueReviews = async () => (await get<{ due: unknown[] }>('/api/mirror/reviews')).due
const mirror = async () => JSON.stringify(await get('/api/mirror'))

it('a close that was mistyped withdraws its alert when it is typed again, and both stay in the journal', async () => {
  await close('2026-03-06', 85)
  expect(await alerts()).toEqual([['2026-03-06', '85.00']])
  expect(await dueReviews()).toHaveLength(1)
  await close('2026-03-06', 95)
  expect(await alerts()).toEqual([])
  expect(await dueReviews()).toEqual([])
  const { events } = await asset()
  const [alert] = events.filter(({ kind }) => kind === 'level-crossed')
  expect(alert).toMatchObject({ isWithdrawn: true })
  expect(events.filter(({ kind }) => kind === 'correction-recorded')).toMatchObject([
    {
      correctsSequence: alert?.sequence,
      field: 'price',
      from: '85',
      to: '95',
      reason: 'the price of Mar 6, 2026 was put right',
    },
  ])
  setNow('2026-03-27T15:00:00.000Z')
  expect(await mirror()).not.toContain('own stop')
  expect(await get('/api/summary')).toMatchObject({ crossed: [] })
})

it('a corrected close that still reaches the stop gives the alert its price, and so does a second correction', async () => {
  await close('2026-03-06', 85)
  await close('2026-03-06', 89)
  expect(await alerts()).toEqual([['2026-03-06', '89.00']])
  await close('2026-03-06', 95)
  await close('2026-03-06', 88)
  expect(await alerts()).toEqual([['2026-03-06', '88.00']])
  expect((await asset()).events.filter(({ kind }) => kind === 'level-crossed')).toHaveLength(1)
})

it('after a correction, the first close that reaches the stop is recorded with its own day, and only once', async () => {
  await close('2026-03-05', 85)
  await close('2026-03-09', 88)
  await close('2026-03-05', 95)
  expect(await alerts()).toEqual([['2026-03-09', '88.00']])
  await close('2026-03-05', 84)
  expect(await alerts()).toEqual([['2026-03-05', '84.00']])
})

it('a second upload of a file corrects the low of a day, once', async () => {
  await upload('2026-03-05,99,101,85,98', '2026-03-06,98,99,97,98')
  expect(await alerts()).toEqual([['2026-03-05', '85.00']])
  await upload('2026-03-05,99,101,95,98')
  await upload('2026-03-05,99,101,95,98')
  expect(await alerts()).toEqual([])
  expect((await asset()).events.filter(({ kind }) => kind === 'correction-recorded')).toHaveLength(1)
})

it('the alert’s price counts the splits that were recorded before it', async () => {
  await post('/api/assets/1/splits', { effectiveOn: '2026-03-09', newShares: '2', oldShares: '1' })
  await close('2026-03-06', 85)
  expect(await alerts()).toEqual([['2026-03-06', '42.50']])
  await close('2026-03-06', 86)
  expect(await alerts()).toEqual([['2026-03-06', '43.00']])
})

it('an alert that a decision’s own price caused is not corrected by that day’s close', async () => {
  await decide('Sell Some', { decidedOn: '2026-03-06', quantity: 1, price: 85 })
  await close('2026-03-06', 95)
  expect(await alerts()).toEqual([['2026-03-06', '85.00']])
})
