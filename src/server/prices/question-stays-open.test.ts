import { expect, it } from 'vitest'
import { quotedJournalForEach } from '#test/support/quoted-journal-for-each.ts'

/** 10 bought at 100 on Thursday, 5 March 2026, with a stop at 90. On Monday a provider gives prices in new shares. */

const { add, asset, hold, post, quoteAt, setNow, typePrice } = quotedJournalForEach('2026-03-05T15:00:00.000Z')

const bought = () => add({ costBasis: 100, stopLossYesNo: 'Yes', stopLossPercentage: 10 })

it('a question about a split stays open while the price moves on from the ratio, and no stop is told', async () => {
  // given
  await bought()
  await quoteAt('2026-03-09T14:35:00.000Z', '50.00', '50.40')
  expect(await asset()).toMatchObject({ heldBackPrice: { price: '50.00' }, currentPrice: { price: '100' } })

  // when
  await quoteAt('2026-03-09T14:40:00.000Z', '51.60', '50.40')

  // then
  expect(await asset()).toMatchObject({
    heldBackPrice: { price: '51.60', knownPrice: '100' },
    currentPrice: { price: '100' },
    totalGainLoss: '0.00',
    crossings: [],
  })

  // and the answer that it is right tells the loss and the stop
  await post('/api/assets/1/price-confirmation')
  expect(await asset()).toMatchObject({
    heldBackPrice: null,
    totalGainLoss: '-48.40',
    crossings: [{ price: '51.60' }],
  })
})

it('a price that fell without ever looking like a split is a loss, and asked about by nobody', async () => {
  await bought()
  await quoteAt('2026-03-09T14:40:00.000Z', '61.00', '62.00')
  expect(await asset()).toMatchObject({ heldBackPrice: null, totalGainLoss: '-39.00', crossings: [{ price: '61.00' }] })
})

it.each([
  ['after a week', ['2026-03-20', '2026-03-23', '2026-03-24', '2026-03-30'], ['51.80', '52.40', '53.00']],
  ['however far it moves', ['2026-03-06', '2026-03-06', '2026-03-06', '2026-03-06'], ['53.00', '58.00', '70.00']],
])('a symbol whose price is asked about keeps its question, %s', async (_, [asked = '', ...days], prices) => {
  // given a price that was accepted on Thursday
  await quoteAt('2026-03-05T15:00:00.000Z', '100.00', '99.50')
  await bought()
  await quoteAt(`${asked}T14:35:00.000Z`, '50.40', '101.00')
  expect((await asset()).heldBackPrice).toMatchObject({ price: '50.40' })

  // when
  for (const [index, price] of prices.entries()) await quoteAt(`${days[index]}T15:${index}0:00.000Z`, price, '50.40')

  // then the question is about the price that looked like a split
  expect(await asset()).toMatchObject({
    heldBackPrice: { price: '50.40' },
    currentPrice: { price: '100.00' },
    totalGainLoss: '0.00',
    crossings: [],
  })

  // and once it is confirmed, the next price is used
  await post('/api/assets/1/price-confirmation')
  await quoteAt(`${days[2]}T19:00:00.000Z`, '54.00', '50.40')
  expect(await asset()).toMatchObject({ heldBackPrice: null, totalGainLoss: '-46.00' })
})

it('an own price in the shares of one that waits waits with it, and one answer holds for both', async () => {
  // given
  await bought()
  setNow('2026-03-06T15:00:00.000Z')
  await typePrice(50)
  setNow('2026-03-09T15:00:00.000Z')

  // when
  await hold({ price: 55 })

  // then
  expect(await asset()).toMatchObject({ heldBackPrice: { price: '55', knownPrice: '100' }, crossings: [] })
  await post('/api/assets/1/price-confirmation')
  expect(await asset()).toMatchObject({ heldBackPrice: null, crossings: [{ price: '50.00', on: '2026-03-06' }] })
})

it('a split answers for all that wait, also for a price that is farther from its ratio', async () => {
  await bought()
  setNow('2026-03-06T15:00:00.000Z')
  await typePrice(50)
  setNow('2026-03-09T15:00:00.000Z')
  await typePrice(60)
  await post('/api/assets/1/splits', { effectiveOn: '2026-03-06', newShares: 2, oldShares: 1 })
  expect(await asset()).toMatchObject({
    heldBackPrice: null,
    quantity: '20',
    currentPrice: { price: '60' },
    totalGainLoss: '20.00',
    crossings: [],
  })
})
