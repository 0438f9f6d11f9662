import { describe, expect, it } from 'vitest'
import { knownPriceOf, type Priced, sharePriceAmong } from './known-prices.ts'

const price = (amount: string, day: string) => ({ price: amount, source: 'typed' as const, at: `${day}T21:00:00.000Z` })
const stamped = (day: string) => ({ dateAdded: `${day}T21:00:00.000Z`, dateAddedReadable: day })

function decision(sequence: number, day: string, amount: string | null): Priced['thesis'][number] {
  const said = { thesis: 'Words.', action: 'Hold', quantity: null, price: amount === null ? null : price(amount, day) }
  return { ...stamped(day), decisionId: `decision-${sequence}`, sequence, ...said }
}

const BOUGHT = decision(1, '2026-06-01', '180')
const noted = (sequence: number, day: string, amount: string): Priced['events'][number] => ({
  ...{ ...stamped(day), sequence, kind: 'price-noted', price: price(amount, day) },
})
const asset = (said: Partial<Priced> = {}): Priced => ({
  ...{ thesis: [BOUGHT], events: [], splits: [], pendingSplit: null, currentPrice: price('180', '2026-06-01') },
  ...said,
})

describe('the price with which a price of an earlier day is compared', () => {
  it('is that of a decision if no close is known', () => {
    expect(knownPriceOf(asset(), '2026-11-03', null)).toEqual({ price: '180', on: '2026-06-01' })
  })

  it('is a typed price if that is nearer', () => {
    const events = [noted(2, '2026-10-30', '210')]
    expect(knownPriceOf(asset({ events }), '2026-11-03', null)).toEqual({ price: '210', on: '2026-10-30' })
  })

  it('is the close before other prices of the same day', () => {
    const close = { price: '181.20', on: '2026-06-01' }
    expect(knownPriceOf(asset(), '2026-06-01', close)).toEqual(close)
  })

  it('is the last price if no other is near', () => {
    const currentPrice = { ...price('240', '2026-11-20'), source: 'twelve-data' as const }
    expect(knownPriceOf(asset({ currentPrice }), '2026-11-03', null)).toEqual({ price: '240', on: '2026-11-20' })
  })

  it('is in shares of that day, whether a split is recorded or only reported', () => {
    const split = { effectiveOn: '2026-08-03', newShares: '4', oldShares: '1' }
    const currentPrice = price('45', '2026-06-01')
    expect(knownPriceOf(asset({ splits: [split], currentPrice }), '2026-11-03', null)?.price).toBe('45')
    expect(knownPriceOf(asset({ splits: [split], currentPrice }), '2026-07-03', null)?.price).toBe('180')
    const pendingSplit = { ...split, source: 'massive' }
    expect(knownPriceOf(asset({ pendingSplit }), '2026-11-03', null)?.price).toBe('45')
  })

  it('is neither one that looked like a split nor that of the corrected entry', () => {
    const quarantined = { ...noted(2, '2026-11-02', '90'), isDoubted: true } as Priced['events'][number]
    expect(knownPriceOf(asset({ events: [quarantined] }), '2026-11-03', null)?.price).toBe('180')
    expect(knownPriceOf(asset(), '2026-11-03', null, 1)).toBeNull()
    expect(knownPriceOf(asset({ thesis: [BOUGHT, decision(2, '2026-08-03', '190')] }), '2026-06-01', null, 1)).toEqual({
      price: '190',
      on: '2026-08-03',
    })
  })

  it('is null if no price was ever known', () => {
    const unpriced = asset({ thesis: [decision(1, '2026-06-01', null)], currentPrice: null })
    expect(knownPriceOf(unpriced, '2026-11-03', null)).toBeNull()
  })
})

it('the share under an option has its price of the latest session among the assets, and no older one', () => {
  const rows = [
    { ticker: 'KO', stockOrOptions: 'options' as const, currentPrice: price('3.5', '2026-11-20') },
    { ticker: 'KO', stockOrOptions: 'stock' as const, currentPrice: price('60', '2026-11-20') },
  ]
  const option = { ticker: 'KO', stockOrOptions: 'options' as const }
  expect(sharePriceAmong(rows, option, '2026-11-21T15:00:00.000Z')).toBe('60')
  expect(sharePriceAmong(rows, option, '2026-11-24T15:00:00.000Z')).toBeNull()
  expect(sharePriceAmong(rows, { ...option, ticker: 'PEP' }, '2026-11-21T15:00:00.000Z')).toBeNull()
  expect(sharePriceAmong(rows, { ...option, stockOrOptions: 'stock' }, '2026-11-21T15:00:00.000Z')).toBeNull()
})
