import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { AssetView } from '#contract/assets.ts'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { openTestApp, type TestApp, type Visitor } from '#test/support/test-app.ts'

let app: TestApp
let member: Visitor
beforeEach(async () => {
  app = await openTestApp()
  app.setNow('2026-03-02T15:00:00.000Z')
  member = await app.member()
  await post('/api/assets', buyIbm({ costBasis: 100, stopLossYesNo: 'Yes', stopLossPercentage: 10 }))
  app.setNow('2026-03-11T15:00:00.000Z')
})
afterEach(() => app.close())

async function post(path: string, body: object): Promise<unknown> {
  const { status, json } = await member.send('POST', path, body)
  expect(status).toBe(201)
  return json
}
const close = (on: string, price: number) => post('/api/assets/1/prices', { price, on })
const upload = (...rows: string[]) =>
  post('/api/assets/1/daily-prices', { csv: ['date,open,high,low,close', ...rows].join('\n') })
const asset = async () => (await member.send('GET', '/api/assets/1')).json as AssetView
const alerts = async () => (await asset()).crossings.map(({ on, price }) => [on, price])
const dueReviews = async () => ((await member.send('GET', '/api/mirror/reviews')).json as { due: unknown[] }).due
const mirror = async () => JSON.stringify((await member.send('GET', '/api/mirror')).json)

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
  app.setNow('2026-03-27T15:00:00.000Z')
  expect(await mirror()).not.toContain('own stop')
  expect((await member.send('GET', '/api/summary')).json).toMatchObject({ crossed: [] })
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
  const sold = { decidedOn: '2026-03-06', updateAction: 'Sell Some', quantity: 1, price: 85 }
  const thesis = { updatedConfidenceLevel: 6, updatedThesis: 'It goes on as I wrote.' }
  await post('/api/assets/1/decisions', { decisionId: randomUUID(), ...thesis, ...sold })
  await close('2026-03-06', 95)
  expect(await alerts()).toEqual([['2026-03-06', '85.00']])
})
