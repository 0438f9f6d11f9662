import { expect, it } from 'vitest'
import { json } from '#test/doubles/answer.ts'
import { journalForEach } from '#test/support/journal-for-each.ts'
import { twelveDataForEach } from '#test/support/twelve-data-for-each.ts'

/** 10 bought at 100 on Thursday, 5 March 2026, with a stop at 90. On Monday a provider gives prices in new shares. */

const { provider, environment } = twelveDataForEach()
const { add, asset, get, member, post, setNow } = journalForEach('2026-03-05T15:00:00.000Z', environment)

/** Lets somebody ask at this moment, and the provider answer. */
async function quoteAt(instant: string, price: string, previousClose: string): Promise<void> {
  setNow(instant)
  provider().behave(
    json(200, { close: price, price, open: previousClose, previous_close: previousClose, currency: 'USD' }),
  )
  await member().send('GET', '/api/prices/IBM')
}

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

it('a symbol whose price is asked about keeps its question for everybody, also after a week', async () => {
  // given a price that was accepted long ago
  await quoteAt('2026-03-05T15:00:00.000Z', '100.00', '99.50')
  await bought()
  await quoteAt('2026-03-20T14:35:00.000Z', '50.40', '101.00')
  expect((await asset()).heldBackPrice).toMatchObject({ price: '50.40' })

  // when
  await quoteAt('2026-03-23T14:35:00.000Z', '51.80', '50.40')

  // then
  expect(await asset()).toMatchObject({
    heldBackPrice: { price: '51.80' },
    currentPrice: { price: '100.00' },
    crossings: [],
  })
  expect((await get<{ heldBack?: unknown[] }>('/api/summary')).heldBack).toHaveLength(1)
})
