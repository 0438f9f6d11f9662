import { randomUUID } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import { journalForEach } from '#test/support/journal-for-each.ts'

/**
 * Bought at 99 on a Monday, with a stop of 10% at 89.10. Tuesday's close is mistyped, 136 for 96; Wednesday's 93 and 88 look like a
 * 3-for-2 split of it.
 */

const { add, asset, member, setNow } = journalForEach('2026-04-06T15:00:00.000Z')

const typeClose = async (price: number) => {
  const answer = await member().send('POST', '/api/assets/1/prices', { price, on: '2026-04-07' })
  expect(answer.status).toBe(201)
}
const typeNow = async (price: number) => {
  expect((await member().send('POST', '/api/assets/1/prices', { price })).status).toBe(201)
}
const buyMoreAt = async (price: number) => {
  const decision = {
    ...{ decisionId: randomUUID(), updateAction: 'Buy More', quantity: 10, price },
    ...{ updatedConfidenceLevel: 6, updatedThesis: 'It holds, as I said that it would.' },
  }
  expect((await member().send('POST', '/api/assets/1/decisions', decision)).status).toBe(201)
}

beforeEach(async () => {
  await add({ costBasis: 99, stopLossYesNo: 'Yes', stopLossPercentage: 10 })
  setNow('2026-04-08T15:00:00.000Z')
  await typeClose(136)
})

it.each([
  ['typed', typeNow, '930.00'],
  ['paid', buyMoreAt, '1860.00'],
])(
  'a price that was %s and looked like a split of a mistyped close is used once the close is put right',
  async (_, say, worth) => {
    await say(93)
    expect((await asset()).heldBackPrice).toMatchObject({ price: '93', knownPrice: '136' })
    await typeClose(96)
    expect(await asset()).toMatchObject({
      heldBackPrice: null,
      currentPrice: { price: '93' },
      currentValue: worth,
      crossings: [],
    })
  },
)

it('reaches the stop that it had been kept from, at its own price', async () => {
  await typeNow(88)
  expect((await asset()).crossings).toEqual([])
  await typeClose(96)
  expect(await asset()).toMatchObject({
    heldBackPrice: null,
    crossings: [{ level: 'stop-loss', levelPrice: '89.10', price: '88.00', on: '2026-04-08' }],
  })
})

it.each([
  ['typed', typeNow],
  ['paid', buyMoreAt],
])(
  'a price that was %s waits for its owner while it looks like a split of the close that was put right',
  async (_, say) => {
    await say(93)
    await typeClose(137)
    expect((await asset()).heldBackPrice).toMatchObject({ price: '93', knownPrice: '136' })
  },
)

it('whoever says that there was no split by the later of two prices has said so of both', async () => {
  // given a stop at 89.10, and two prices that look like splits of 136 and wait for one answer
  setNow('2026-04-09T15:00:00.000Z')
  await typeNow(68)
  setNow('2026-04-10T15:00:00.000Z')
  await typeNow(67)
  expect(await asset()).toMatchObject({ heldBackPrice: { price: '67' }, crossings: [] })

  // when
  await member().send('POST', '/api/assets/1/price-confirmation')

  // then the first of them reached the stop
  expect(await asset()).toMatchObject({
    heldBackPrice: null,
    currentPrice: { price: '67' },
    crossings: [{ level: 'stop-loss', price: '68.00', on: '2026-04-09' }],
  })
})

it('a price that was followed by one in the old shares is not confirmed with a later one', async () => {
  setNow('2026-04-09T15:00:00.000Z')
  await typeNow(68)
  setNow('2026-04-10T15:00:00.000Z')
  await typeNow(130)
  setNow('2026-04-11T15:00:00.000Z')
  await typeNow(65)
  await member().send('POST', '/api/assets/1/price-confirmation')
  expect((await asset()).crossings).toMatchObject([{ price: '65.00', on: '2026-04-11' }])
})
