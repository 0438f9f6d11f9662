import { beforeEach, expect, it } from 'vitest'
import type { AssetChartView } from '#contract/charts.ts'
import { priceOf } from '#test/doubles/twelve-data-double.ts'
import { journalForEach } from '#test/support/journal-for-each.ts'
import { twelveDataForEach } from '#test/support/twelve-data-for-each.ts'

/** Bought at 99 on a Monday, with a stop of 10% at 89.10. The price 66 is two thirds of it. */

const { provider, environment } = twelveDataForEach()
const { add, asset, member, setNow } = journalForEach('2026-04-06T15:00:00.000Z', environment)
beforeEach(() => add({ costBasis: 99, stopLossYesNo: 'Yes', stopLossPercentage: 10 }))

/** A quote on Monday, and one on Wednesday that is two thirds of it. */
async function quoteTwoThirds(): Promise<void> {
  provider().behave(priceOf('99'))
  await member().send('GET', '/api/prices/IBM')
  setNow('2026-04-08T15:00:00.000Z')
  provider().behave(priceOf('66'))
  await member().send('GET', '/api/prices/IBM')
}

async function typeTwoThirds(): Promise<void> {
  setNow('2026-04-08T15:00:00.000Z')
  expect((await member().send('POST', '/api/assets/1/prices', { price: 66 })).status).toBe(201)
}

it.each([
  ['a provider', quoteTwoThirds, 'Twelve Data said $66.00 on Apr 8, 2026, which is 33.33% below'],
  ['its owner', typeTwoThirds, 'You typed $66.00, which is 33.33% below'],
])(
  'a price of %s that looks like a split causes neither a loss nor a stop, and leads to a question',
  async (_, tell, said) => {
    await tell()
    const asked = await asset()
    expect(asked.heldBackPrice).toMatchObject({
      price: expect.stringMatching(/^66/),
      reason: `${said} the $99.00 before it. That looks like a 3-for-2 split. Was there one? It is not used until you say what happened.`,
    })
    expect(asked).toMatchObject({ currentValue: '990.00', totalGainLoss: '0.00', crossings: [] })
    const chart = (await member().send('GET', '/api/assets/1/chart')).json as AssetChartView
    expect(chart.prices.closes.every((close) => close === '99.00')).toBe(true)

    const split = { effectiveOn: '2026-04-08', newShares: '3', oldShares: '2' }
    await member().send('POST', '/api/assets/1/splits', split)
    expect(await asset()).toMatchObject({
      heldBackPrice: null,
      quantity: '15',
      currentValue: '990.00',
      stopLossPrice: '59.40',
      crossings: [],
    })
  },
)

it.each([
  ['a provider', quoteTwoThirds],
  ['its owner', typeTwoThirds],
])('a price of %s that is right all the same is used once it is confirmed, and so is the stop', async (_, tell) => {
  await tell()
  expect((await member().send('POST', '/api/assets/1/price-confirmation')).status).toBe(201)
  expect(await asset()).toMatchObject({
    heldBackPrice: null,
    currentValue: '660.00',
    totalGainLoss: '-33.33',
    crossings: [{ level: 'stop-loss', levelPrice: '89.10', price: '66.00' }],
  })
})

it('a quarantined typed price is marked in the journal, until a split explains it', async () => {
  await typeTwoThirds()
  expect((await asset()).events).toMatchObject([{ kind: 'price-noted', isDoubted: true }])
  await member().send('POST', '/api/assets/1/splits', { effectiveOn: '2026-04-08', newShares: '3', oldShares: '2' })
  expect((await asset()).events.find(({ kind }) => kind === 'price-noted')).not.toHaveProperty('isQuarantined')
})

it('a typed close of an earlier day that looks like a split leads to a question, before a loss or a stop', async () => {
  setNow('2026-04-09T15:00:00.000Z')
  const type = (said: object) =>
    member().send('POST', '/api/assets/1/prices', { price: 49.5, on: '2026-04-08', ...said })
  expect(await type({})).toMatchObject({
    status: 422,
    json: {
      errors: [
        {
          field: 'isRight',
          message: expect.stringContaining('$49.50 after $99.00 looks like a 2-for-1 split, so nothing was stored.'),
        },
      ],
    },
  })
  expect(await asset()).toMatchObject({ currentValue: '990.00', totalGainLoss: '0.00', crossings: [] })
  expect((await type({ isRight: true })).status).toBe(201)
  expect(await asset()).toMatchObject({ totalGainLoss: '-50.00', crossings: [{ price: '49.50', on: '2026-04-08' }] })
})

it('a typed close of an earlier day is stored without a question once the split is recorded', async () => {
  setNow('2026-04-09T15:00:00.000Z')
  await member().send('POST', '/api/assets/1/splits', { effectiveOn: '2026-04-08', newShares: '2', oldShares: '1' })
  const typed = await member().send('POST', '/api/assets/1/prices', { price: 49.5, on: '2026-04-08' })
  expect(typed).toMatchObject({ status: 201, json: { currentValue: '990.00', crossings: [] } })
})

/** A third of 99, from a provider or from the user, on that Wednesday. */
const thirdOf: Readonly<Record<string, () => Promise<void>>> = {
  'a provider': async () => {
    provider().behave(priceOf('99'))
    await member().send('GET', '/api/prices/IBM')
    setNow('2026-04-08T15:00:00.000Z')
    provider().behave(priceOf('32.8'))
    await member().send('GET', '/api/prices/IBM')
  },
  'its owner': async () => {
    setNow('2026-04-08T15:00:00.000Z')
    await member().send('POST', '/api/assets/1/prices', { price: 32.8 })
  },
}

it.each(Object.keys(thirdOf))(
  'a price of %s that two splits explain only together is used once both are recorded',
  async (who) => {
    await thirdOf[who]?.()
    expect((await asset()).heldBackPrice?.reason).toMatch(/the \$99\.00 before it\. That looks like a 3-for-1 split/)
    const record = (effectiveOn: string, newShares: string, oldShares: string) =>
      member().send('POST', '/api/assets/1/splits', { effectiveOn, newShares, oldShares })
    await record('2026-04-08', '2', '1')
    expect(await asset()).toMatchObject({
      heldBackPrice: { price: expect.stringMatching(/^32\.8/) },
      currentValue: '990.00',
    })
    await record('2026-04-07', '3', '2')
    expect(await asset()).toMatchObject({
      heldBackPrice: null,
      quantity: '30',
      currentValue: '984.00',
      stopLossPrice: '29.70',
      crossings: [],
    })
  },
)
