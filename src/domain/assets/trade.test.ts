import { describe, expect, it } from 'vitest'
import { story } from '#test/fixtures/entries.ts'
import type { AssetEntry } from './asset.ts'
import { replayAsset } from './replay-asset.ts'
import { quantitySold } from './trade.ts'

/** An entry that follows others, on 6 December 2026. */
const AFTER = { assetId: 1, sequence: 100, recordedAt: '2026-12-06T14:00:00.000Z' } as const

const tradesAfter = (entries: readonly AssetEntry[]) => replayAsset(entries)?.trades

describe('the trades of an asset', () => {
  it('list each purchase and sale with its day, holding period and amounts', () => {
    const entries = story(
      ['Buy', { quantity: '10', price: '100' }],
      ['Buy More', { quantity: '5', price: '110.50' }],
      ['Sell Some', { quantity: '3', price: '120' }],
      ['Sell', { price: '90' }],
      ['Buy', { quantity: '2', price: '80' }],
      ['Sell Some', { quantity: '1', price: '81' }],
    )
    expect(tradesAfter(entries)).toEqual([
      { sequence: 1, on: '2026-04-06', does: 'buy', periodIndex: 0, quantity: '10', amount: '1000' },
      { sequence: 2, on: '2026-05-06', does: 'buy', periodIndex: 0, quantity: '5', amount: '552.5' },
      { sequence: 3, on: '2026-06-06', does: 'sell', periodIndex: 0, quantity: '3', amount: '360' },
      { sequence: 4, on: '2026-07-06', does: 'sell', periodIndex: 0, quantity: '12', amount: '1080' },
      { sequence: 5, on: '2026-08-06', does: 'buy', periodIndex: 1, quantity: '2', amount: '160' },
      { sequence: 6, on: '2026-09-06', does: 'sell', periodIndex: 1, quantity: '1', amount: '81' },
    ])
  })

  it('are none for what buys and sells nothing', () => {
    const entries = story(['Watch', { quantity: '10', price: '100' }], ['Keep Watching', { price: '101' }])
    expect(tradesAfter(entries)).toEqual([])
    const typed = {
      kind: 'price-noted',
      price: { price: '5', source: 'typed', at: AFTER.recordedAt },
      ...AFTER,
    } as const
    expect(tradesAfter([...entries, typed])).toEqual([])
  })

  it('do not make up money for a sale whose price is not known', () => {
    const entries = story(['Buy', { quantity: '10', price: '100' }], ['Sell Some', { quantity: '4' }], ['Sell'])
    expect(tradesAfter(entries)?.slice(1)).toMatchObject([
      { does: 'sell', quantity: '4', amount: null },
      { does: 'sell', quantity: '6', amount: null },
    ])
  })

  it('count a purchase without price or quantity, of an old journal, as nothing', () => {
    expect(tradesAfter(story(['Buy']))).toMatchObject([{ does: 'buy', quantity: '0', amount: '0' }])
  })

  it('hold no sale of what is not held', () => {
    const sold = story(['Buy', { quantity: '10', price: '100' }], ['Sell', { price: '90' }], ['Sell', { price: '95' }])
    expect(tradesAfter(sold)).toHaveLength(2)
    const some = story(['Watch'], ['Sell Some', { quantity: '1', price: '95' }])
    expect(tradesAfter(some)).toEqual([])
  })

  it('end with the outcome of an option, which sells all that is held', () => {
    const outcome = {
      kind: 'option-settled',
      outcome: 'exercised',
      price: { price: '4.50', source: 'typed', at: AFTER.recordedAt },
      ...AFTER,
    } as const
    const held = story(['Buy', { quantity: '3', price: '2' }])
    expect(tradesAfter([...held, outcome])?.at(-1)).toEqual({
      sequence: 100,
      on: '2026-12-06',
      does: 'sell',
      periodIndex: 0,
      quantity: '3',
      amount: '13.5',
    })
    const sold = story(['Buy', { quantity: '3', price: '2' }], ['Sell', { price: '1' }])
    expect(tradesAfter([...sold, outcome])).toHaveLength(2)
  })

  it('are in new shares after a split, for the same amounts', () => {
    const split = {
      kind: 'split-recorded',
      effectiveOn: '2026-12-01',
      newShares: '4',
      oldShares: '1',
      source: 'typed',
      ...AFTER,
    } as const
    expect(tradesAfter([...story(['Buy', { quantity: '10', price: '100' }]), split])).toEqual([
      { sequence: 1, on: '2026-04-06', does: 'buy', periodIndex: 0, quantity: '40', amount: '1000' },
    ])
  })
})

describe('what a sale sold', () => {
  const splitOn = (effectiveOn: string, newShares: string, oldShares: string): AssetEntry => ({
    kind: 'split-recorded',
    ...{ effectiveOn, newShares, oldShares, source: 'typed' },
    ...AFTER,
  })
  const sold = (sequence: number, entries: readonly AssetEntry[]) => {
    const asset = replayAsset(entries)
    return asset && quantitySold(asset, sequence)
  }

  it('is all that was held for a Sell, and nothing for what sells nothing', () => {
    const entries = story(
      ['Buy', { quantity: '10', price: '100' }],
      ['Sell Some', { quantity: '3', price: '120' }],
      ['Hold', {}],
      ['Sell', { price: '90' }],
    )
    expect([1, 2, 3, 4].map((sequence) => sold(sequence, entries))).toEqual([null, '3', null, '7'])
  })

  it.each([
    ['of before a split', '2026-12-01', '10'],
    ['of after a split', '2026-05-01', '30'],
  ])('stays in the shares of its own day: a sale %s', (_name, effectiveOn, quantity) => {
    // Sold on 6 May 2026.
    const entries = story(['Buy', { quantity: '10', price: '100' }], ['Sell', { price: '90' }])
    expect(sold(2, [...entries, splitOn(effectiveOn, '3', '1')])).toBe(quantity)
  })

  it('is whole again although a third of it has no decimal', () => {
    const entries = story(['Buy', { quantity: '10', price: '100' }], ['Sell', { price: '90' }])
    expect(sold(2, [...entries, splitOn('2026-12-01', '1', '3')])).toBe('10')
  })
})
