import Big from 'big.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { critiqueOf, story } from '#test/fixtures/entries.ts'
import type { AssetEntry } from './asset.ts'
import { averageCost } from './position.ts'
import { replayAsset } from './replay-asset.ts'
import { valueAsset } from './valuation.ts'

const replayed = (...chapters: Parameters<typeof story>) => {
  const asset = replayAsset(story(...chapters))
  if (!asset) throw new Error('a story opens an asset')
  return asset
}

describe('an asset is replayed from its entries', () => {
  it('is null without entries', () => expect(replayAsset([])).toBeNull())

  it('is on the list of its last Watch, Buy or Sell, and updates leave it there', () => {
    const chapters: Parameters<typeof story> = [
      ['Watch', { quantity: '5', price: '100' }],
      ['Keep Watching', { confidence: 4 }],
      ['Buy', { quantity: '10', price: '90', confidence: 7 }],
      ['Hold', { confidence: 8 }],
      ['Sell', { price: '80', confidence: 2 }],
    ]
    expect(chapters.map((_, index) => replayed(...chapters.slice(0, index + 1)).list)).toEqual([
      'Watch',
      'Watch',
      'Buy',
      'Buy',
      'Sell',
    ])
    expect(replayed(...chapters)).toMatchObject({ firstConfidence: 5, confidence: 2, lastSequence: 5 })
  })

  it('takes the latest price that is noted, by a decision or by hand', () => {
    const bought = story(['Buy', { quantity: '10', price: '121.23' }], ['Hold'])
    const price = { price: '98.92', source: 'typed', at: '2026-11-20T15:00:00.000Z' } as const
    const noted: AssetEntry = { kind: 'price-noted', assetId: 1, price, sequence: 3, recordedAt: price.at }
    expect(replayAsset(bought)?.notedPrice?.price).toBe('121.23')
    expect(replayAsset([...bought, noted])).toMatchObject({ notedPrice: price, lastSequence: 3 })
  })

  it('is not changed by a critique, but knows that it is there', () => {
    const bought = story(['Buy', { quantity: '10', price: '121.23' }])
    const [buy] = bought
    if (!buy) throw new Error('one chapter')
    const before = replayAsset(bought)
    expect(replayAsset([...bought, critiqueOf(bought, buy)])).toEqual({ ...before, lastSequence: 2 })
  })

  it('refuses a ledger that starts in the middle', () => {
    expect(() => replayAsset(story(['Buy', { quantity: '1', price: '1' }], ['Hold']).slice(1))).toThrow(RangeError)
  })
})

describe('its figures', () => {
  it('are those of the design: bought at 121.23, worth 98.92', () => {
    const asset = replayed(['Buy', { quantity: '10', price: '121.23' }])
    expect(valueAsset(asset, '98.92')).toEqual({
      quantity: '10',
      costBasis: '121.23',
      initialValue: '1212.30',
      currentValue: '989.20',
      totalGainLossPercent: '-18.40',
    })
  })

  it('are unknown, not zero, without a price', () => {
    const asset = replayed(['Buy', { quantity: '10', price: '121.23' }])
    expect(valueAsset(asset, null)).toMatchObject({ currentValue: null, totalGainLossPercent: null })
  })

  it('of a watched asset are as if it had been bought when it was first looked at', () => {
    const asset = replayed(['Watch', { quantity: '4', price: '50' }], ['Keep Watching', { price: '55' }])
    expect(valueAsset(asset, '60')).toMatchObject({ quantity: '4', costBasis: '50.00', totalGainLossPercent: '20.00' })
  })

  it('average the cost of what is held: averaged down, then half sold', () => {
    const asset = replayed(
      ['Buy', { quantity: '10', price: '100' }],
      ['Buy More', { quantity: '30', price: '60' }],
      ['Sell Some', { quantity: '20', price: '90' }],
    )
    const [period] = asset.holdingPeriods
    expect(period).toMatchObject({
      quantity: '20',
      cost: '1400',
      quantitySold: '20',
      costOfSold: '1400',
      proceeds: '1800',
    })
    expect(valueAsset(asset, '77')).toMatchObject({
      costBasis: '70.00',
      initialValue: '1400.00',
      currentValue: '1540.00',
      totalGainLossPercent: '10.00',
    })
  })

  it('of a sold asset are what the whole holding period brought, and a new holding period starts afresh', () => {
    const sold: Parameters<typeof story> = [
      ['Buy', { quantity: '10', price: '100' }],
      ['Sell Some', { quantity: '5', price: '120' }],
      ['Sell', { price: '90' }],
    ]
    expect(valueAsset(replayed(...sold), '500')).toEqual({
      quantity: '10',
      costBasis: '100.00',
      initialValue: '1000.00',
      currentValue: '1050.00',
      totalGainLossPercent: '5.00',
    })
    const again = replayed(...sold, ['Buy', { quantity: '2', price: '80' }])
    expect(valueAsset(again, '88')).toMatchObject({ quantity: '2', costBasis: '80.00', totalGainLossPercent: '10.00' })
    expect(again.holdingPeriods).toHaveLength(2)
  })

  it('of what was sold at an unknown price are unknown', () => {
    const asset = replayed(['Buy', { quantity: '10', price: '100' }], ['Sell'])
    expect(valueAsset(asset, '120')).toMatchObject({ currentValue: null, totalGainLossPercent: null })
  })

  it('lose nothing between what is held and what was sold, whatever is bought and sold', () => {
    const units = fc.integer({ min: 1, max: 1_000_000 }).map((n) => new Big(n).div(1000).toFixed())
    const price = fc.integer({ min: 1, max: 10_000_000 }).map((n) => new Big(n).div(100).toFixed())
    const trade = fc.record({ isBuy: fc.boolean(), quantity: units, price })
    fc.assert(
      fc.property(fc.array(trade, { minLength: 1, maxLength: 20 }), (trades) => {
        const [first, ...later] = trades
        if (!first) return
        let [held, spent] = [new Big(first.quantity), new Big(first.quantity).times(first.price)]
        const chapters: Parameters<typeof story> = [['Buy', first]]
        for (const { isBuy, quantity, price } of later) {
          if (!isBuy && held.lte(quantity)) continue
          chapters.push([isBuy ? 'Buy More' : 'Sell Some', { quantity, price }])
          held = isBuy ? held.plus(quantity) : held.minus(quantity)
          if (isBuy) spent = spent.plus(new Big(quantity).times(price))
        }
        const period = replayed(...chapters).holdingPeriods[0]
        if (!period) throw new Error('a Buy opens a period')
        expect(period.quantity).toBe(held.toFixed())
        expect(new Big(period.cost).plus(period.costOfSold).minus(spent).abs().lt('1e-12')).toBe(true)
        expect(new Big(averageCost(period)).times(period.quantity).minus(period.cost).abs().lt('1e-12')).toBe(true)
      }),
      { seed: 20261121 },
    )
  })
})

describe('entries that contradict each other', () => {
  const [opening, update] = story(['Buy', { quantity: '1', price: '100' }], ['Hold'])

  it('are named: one that opens the asset again', () => {
    const again = opening && { ...opening, sequence: 2 }
    expect(() => replayAsset(opening && again ? [opening, again] : [])).toThrow('entry 2 opens asset 1 a second time')
  })

  it('are named: a first one that opens none, or by an action that puts it on no list', () => {
    expect(() => replayAsset(update ? [update] : [])).toThrow('entry 2 does not open asset 1')
    const held = opening && { ...opening, action: 'Hold' as const }
    expect(() => replayAsset(held ? [held] : [])).toThrow('entry 1 does not open asset 1')
  })
})

it('the outcome of an option is kept, with the price that it ended at', () => {
  const price = { price: '4.50', source: 'typed', at: '2026-12-06T14:00:00.000Z' } as const
  const settled = { outcome: 'exercised', price, recordedAt: price.at, sequence: 2 } as const
  const entries = [
    ...story(['Buy', { quantity: '3', price: '2' }]),
    { kind: 'option-settled', assetId: 1, ...settled } as const,
  ]
  expect(replayAsset(entries)).toMatchObject({
    outcome: settled,
    notedPrice: price,
    isPriceOfDecision: true,
    list: 'Sell',
  })
})
