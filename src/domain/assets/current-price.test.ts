import { describe, expect, it } from 'vitest'
import { story } from '#test/fixtures/entries.ts'
import type { Price } from '../prices/price.ts'
import type { AssetEntry } from './asset.ts'
import { currentPrice } from './current-price.ts'
import { replayAsset } from './replay-asset.ts'

/** Bought at 121.23 on Monday, 6 April 2026, at 10:00 in New York. */
const bought = story(['Buy', { quantity: '10', price: '121.23' }])
const noted = (price: string, at: string): AssetEntry => ({
  kind: 'price-noted',
  assetId: 1,
  price: { price, source: 'typed', at },
  sequence: 2,
  recordedAt: at,
})
function priceWith(quoted: Omit<Price, 'source'> | null, ...more: AssetEntry[]) {
  const asset = replayAsset([...bought, ...more])
  if (!asset) throw new Error('a story opens an asset')
  const quote = quoted && { price: { ...quoted, source: 'twelve-data' as const }, open: null, previousClose: null }
  return currentPrice(asset, quote, null).price?.price
}

describe('the current price', () => {
  it('is what was paid as long as no provider says anything', () => {
    expect(priceWith(null)).toBe('121.23')
  })

  it.each([
    ['a later one', '2026-04-06T15:00:00.000Z'],
    ['one of the same session, though it is older by minutes', '2026-04-06T13:55:00.000Z'],
  ])("is the provider's: %s", (_, at) => expect(priceWith({ price: '130', at })).toBe('130'))

  it('is what was paid where the provider has only the close of the session before', () => {
    expect(priceWith({ price: '130', at: '2026-04-02T20:00:00.000Z' })).toBe('121.23')
  })

  it("is the provider's over a weekend, when what was paid was written down after the close", () => {
    const [buy] = bought
    const saturday = buy
      ? [
          {
            ...buy,
            recordedAt: '2026-04-11T15:00:00.000Z',
            price: { price: '121.23', source: 'typed' as const, at: '2026-04-11T15:00:00.000Z' },
          },
        ]
      : []
    const asset = replayAsset(saturday)
    const price = { price: '200.99', source: 'twelve-data' as const, at: '2026-04-10T19:59:00.000Z' }
    expect(asset && currentPrice(asset, { price, open: null, previousClose: null }, null).price).toEqual(price)
  })

  it('is one that was typed for its own sake until the provider says something later', () => {
    const typed = noted('99', '2026-04-11T15:00:00.000Z')
    expect(priceWith({ price: '130', at: '2026-04-10T19:59:00.000Z' }, typed)).toBe('99')
    expect(priceWith({ price: '130', at: '2026-04-13T14:00:00.000Z' }, typed)).toBe('130')
  })

  it.each([
    ['is what was paid since, and not an older one of the provider', '2026-04-10T19:59:00.000Z', '98'],
    ["is the provider's where that is newer than what was typed", '2026-04-11T15:30:00.000Z', '130'],
  ])('that was typed, with a purchase after it, %s', (_, at, current) => {
    const [more] = story(['Buy More', { quantity: '1', price: '98' }])
    const sameDay = '2026-04-11T16:00:00.000Z'
    const price = { price: '98', source: 'typed' as const, at: sameDay }
    const boughtMore = more && { ...more, asset: null, sequence: 3, recordedAt: sameDay, price }
    const typed = noted('99', '2026-04-11T15:00:00.000Z')
    expect(priceWith({ price: '130', at }, typed, ...(boughtMore ? [boughtMore] : []))).toBe(current)
  })
})
