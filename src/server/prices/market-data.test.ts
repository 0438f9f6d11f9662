import { expect, it } from 'vitest'
import { type AssetMarketData, NO_MARKET_DATA, ofKnownMarket, toKnownMarket } from './market-data.ts'

const at = '2026-06-11T20:00:00.000Z'
const known: AssetMarketData = {
  quote: { price: { price: '101', source: 'twelve-data', at }, open: null, previousClose: '100' },
  closes: [{ day: '2026-06-10', close: '100', source: 'massive' }],
  splits: [{ effectiveOn: '2026-06-12', newShares: '4', oldShares: '1', source: 'typed' }],
  quarantined: { price: '25', knownPrice: '101', reason: 'It looks like a split.', source: 'twelve-data', at },
}

it('is read from an entry as it was stored with it, the quarantined price too', () => {
  expect(ofKnownMarket(toKnownMarket(known))).toEqual(known)
  expect(toKnownMarket(known)).toHaveProperty('heldBack.price', '25')
})

it('is as good as nothing where nothing was known', () => {
  expect(toKnownMarket(NO_MARKET_DATA)).toEqual({})
  expect(ofKnownMarket({})).toEqual(NO_MARKET_DATA)
})
