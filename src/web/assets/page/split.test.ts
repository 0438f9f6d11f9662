import { describe, expect, it } from 'vitest'
import type { AssetView } from '#contract/assets.ts'
import { assetView } from '#test/fixtures/views.ts'
import { concernsFirstEntry, splitLine, splitQuestion, unusualInSplit } from './split.ts'

const HELD: Partial<AssetView> = {
  ...{
    list: 'bought',
    stockOrOptions: 'stock',
    quantity: '10',
    costBasis: '121.23',
    splits: [],
    thesis: [],
    events: [],
  },
  ...{ currentPrice: null, pendingSplit: null, heldBackPrice: null },
}
const written = (newShares: string, changed: Partial<AssetView> = {}, effectiveOn = '2026-11-18', oldShares = '1') => ({
  asset: assetView({ ...HELD, ...changed }),
  fields: { newShares, oldShares, effectiveOn },
  closes: [],
})
const at = (price: string, on: string) => ({ price, source: 'typed' as const, at: `${on}T15:00:00.000Z` })
const asked = (...of: Parameters<typeof written>) => {
  const split = written(...of)
  const unusual = unusualInSplit(split)
  return unusual.length > 0 ? splitQuestion(split, unusual, false) : null
}

describe('a split', () => {
  it('says what it does before it is recorded', () => {
    expect(splitLine(written('4'), false)).toBe('10 shares become 40, the cost a share $30.31 instead of $121.23.')
    expect(splitLine(written('400'), false)).toBe(
      '10 shares become 4,000, the cost a share $0.3031 instead of $121.23.',
    )
    expect(splitLine(written('4'), true)).toBe('10 shares become 40.')
    expect(splitLine(written('4', { list: 'watched' }), false)).toBe(
      'Counts what is from before Nov 18, 2026 in new shares, 4 for 1.',
    )
    expect(splitLine(written('4', {}, ''), false)).toBeNull()
    expect(splitLine(written('1'), false)).toBeNull()
  })

  it('of the day of the first entry depends on the shares in which that is', () => {
    const bought = (dateAdded: string, quantity = '10') =>
      ({ dateAdded, quantity, action: 'Buy', decisionId: dateAdded }) as AssetView['thesis'][number]
    const first = bought('2026-11-18T15:00:00.000Z')
    const own = { thesis: [first] }
    const ofFirst = (firstShares: 'old' | 'new' | undefined, changed: Partial<AssetView> = own) => {
      const split = written('4', changed)
      return { ...split, fields: { ...split.fields, ...(firstShares && { firstShares }) } }
    }
    const isAsked = (changed: Partial<AssetView>) => concernsFirstEntry(ofFirst(undefined, changed))
    expect(isAsked(own)).toBe(true)
    expect(isAsked({ thesis: [bought('2026-11-17T15:00:00.000Z'), first] })).toBe(false)
    expect(isAsked({ thesis: [bought('2026-11-20T15:00:00.000Z')], opening: first, olderBefore: 9 })).toBe(true)
    const heldBackPrice = {
      ...{ price: '30', knownPrice: '120', reason: '', source: 'typed', at: '2026-11-19T15:00:00.000Z' },
    }
    expect(isAsked({ ...own, heldBackPrice })).toBe(false)

    expect(splitLine(ofFirst('old'), true)).toBe('10 shares become 40.')
    const counted = 'Counts what is from before Nov 18, 2026 in new shares, 4 for 1.'
    expect(splitLine(ofFirst('new'), true)).toBe(counted)
    expect(splitLine(ofFirst(undefined), true)).toBe(counted)
    const more = { thesis: [first, bought('2026-11-19T15:00:00.000Z', '2')] }
    expect(splitLine(ofFirst('old', more), true)).toBe(
      'Counts your first entry, and what is from before Nov 18, 2026, in new shares, 4 for 1.',
    )
  })

  it('is questioned by an unusual ratio', () => {
    expect(asked('400')).toBe(
      '10 shares become 4,000, the cost a share $0.3031 instead of $121.23: that is an unusual ratio for a split. ' +
        'Is that right?',
    )
    expect(asked('400', { list: 'watched' })).toBe(
      'Counts what is from before Nov 18, 2026 in new shares, 400 for 1: that is an unusual ratio for a split. Is that right?',
    )
    expect(asked('20')).toBeNull()
    expect(asked('1', {}, '2026-11-18', '25')).toContain(': that is an unusual ratio')
    expect(asked('0')).toBeNull()
  })

  it('is questioned by the prices before and after it, and not where they bear it out', () => {
    const noted = (price: string, on: string) =>
      ({ kind: 'price-noted', price: at(price, on), sequence: 2, dateAdded: `${on}T15:00:00.000Z` }) as never
    const events = [noted('121', '2026-11-17'), noted('30.2', '2026-11-18')]
    expect(asked('4', { events })).toBeNull()
    expect(asked('40', { events })).toContain(
      'the price went from $121.00 on Nov 17, 2026 to $30.20 on Nov 18, 2026, which is not like 40 for 1. Is that right?',
    )
    // A large split is borne out by its prices.
    expect(asked('50', { events: [noted('500', '2026-11-17'), noted('10', '2026-11-18')] })).toBeNull()
    // The price that is held back is of the day of the last known one.
    const heldBackPrice = {
      price: '30.2',
      knownPrice: '121',
      reason: '',
      source: 'typed',
      at: '2026-11-18T20:00:00.000Z',
    }
    const currentPrice = at('121', '2026-11-18')
    expect(asked('4', { currentPrice, heldBackPrice, events: [noted('60', '2026-11-17')] })).toBeNull()
    expect(asked('40', { currentPrice, heldBackPrice })).toContain(': that is an unusual ratio')
    // Prices of half a year ago say nothing of it.
    expect(asked('4', { events: [noted('121', '2026-05-04'), noted('121', '2026-11-18')] })).toBeNull()
  })
})
