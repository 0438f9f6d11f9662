import { buyIbm } from './buy-ibm.ts'
import { openTestApp } from './test-app.ts'

/**
 * A test runs this in a process of its own, whose environment sets the time zone. Somebody decides late at night in New York on
 * the days on which the clocks change. It prints as JSON everything that Candor then shows.
 */

const app = await openTestApp()
const member = await app.member('dst-scenario')
let decisions = 0

const post = async (at: string, path: string, body: object) => {
  app.setNow(at)
  const { status, json } = await member.send('POST', `/api/assets${path}`, body)
  if (status !== 201) throw new Error(`${at} ${path}: ${JSON.stringify(json)}`)
  // Waits before the clock moves on, so that a critique has the time of its decision, however busy the machine is.
  await app.critiquesDone()
}
const decisionId = () => {
  decisions += 1
  return `00000000-0000-4000-8000-${String(decisions).padStart(12, '0')}`
}
const decide = (at: string, writing: object) =>
  post(at, '/1/decisions', {
    decisionId: decisionId(),
    updatedConfidenceLevel: 6,
    updatedThesis: 'It holds, as I writing that it would.',
    ...writing,
  })

const stop = { stopLossYesNo: 'Yes', stopLossPercentage: 10 }
await post('2026-03-06T15:00:00.000Z', '', buyIbm({ decisionId: decisionId(), assetQty: 10, costBasis: 100, ...stop }))
// 8 March, 23:30. The clocks went forward that morning.
await decide('2026-03-09T03:30:00.000Z', { updateAction: 'Buy More', quantity: 10, price: 120 })
await post('2026-03-09T03:31:00.000Z', '/1/prices', { price: 89 })
await post('2026-03-10T15:00:00.000Z', '/1/splits', { effectiveOn: '2026-03-09', newShares: '2', oldShares: '1' })
// 1 November, 23:30. The clocks went back that morning.
await decide('2026-11-02T04:30:00.000Z', { updateAction: 'Sell Some', quantity: 5, price: 60 })
await post('2026-11-02T04:31:00.000Z', '/1/prices', { price: 61 })
await post('2026-11-03T15:00:00.000Z', '/1/daily-prices', {
  csv: 'Date,Close\n2026-03-09,50\n2026-10-30,58\n11/2/2026,62',
})

const paths = [
  '/assets?list=bought',
  '/assets/1',
  '/assets/1/workings',
  '/assets/1/chart',
  '/summary',
  '/summary/workings',
  '/summary/equity',
]
const views = await Promise.all(
  paths.map(async (path) => [path, (await member.send('GET', `/api${path}`)).json] as const),
)
const offsetMinutes = new Date('2026-11-02T04:30:00.000Z').getTimezoneOffset()
process.stdout.write(JSON.stringify({ offsetMinutes, views: Object.fromEntries(views) }))
await app.close()
