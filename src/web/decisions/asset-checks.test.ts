import { describe, expect, it } from 'vitest'
import { checkOnAsset } from './asset-checks.ts'

const NOW = '2026-11-20T15:00:00.000Z'
const HOLD = {
  ...{ dateAdded: '2026-10-01T15:00:00.000Z', dateAddedReadable: 'Oct 1, 2026', decisionId: 'x', sequence: 2 },
  ...{ decidedOn: '2026-10-01', thesis: 'Words.', action: 'Hold', quantity: null, price: null },
}
const held = {
  ...{ list: 'bought' as const, quantity: '3', thesis: [HOLD], outcome: null, splits: [], contract: null },
}
const sale = { action: 'Sell Some' as const, quantity: '1', decidedOn: '' }

describe('what can only be refused is refused before anything is asked', () => {
  it('a sale of as many as are held, or more', () => {
    // It must not hide what is wrong with the quantity by itself.
    expect(checkOnAsset(held, sale, NOW)).toStrictEqual({})
    expect(checkOnAsset(held, { ...sale, quantity: '0' }, NOW)).toStrictEqual({})
    const words = 'You hold 3. To sell all of it, use Sell.'
    expect(checkOnAsset(held, { ...sale, quantity: '30' }, NOW)).toEqual({ quantity: words })
    expect(checkOnAsset(held, { ...sale, quantity: '3' }, NOW)).toEqual({ quantity: words })
  })

  it('but not in shares of before a split, of which the server knows how many were held', () => {
    const splits = [{ effectiveOn: '2026-11-10', newShares: '1', oldShares: '10' }]
    const before = { ...sale, quantity: '25', decidedOn: '2026-11-02' }
    expect(checkOnAsset({ ...held, splits }, before, NOW)).toEqual({})
  })

  it('a day before the last decision, and one that is still to come', () => {
    const on = (decidedOn: string) => checkOnAsset(held, { action: 'Hold', quantity: '', decidedOn }, NOW)
    expect(on('2026-10-01')).toEqual({})
    expect(on('2026-09-30')).toEqual({
      decidedOn:
        'Your last decision on it, Hold, is of Oct 1, 2026. Choose that day or a later one. Nothing was recorded.',
    })
    expect(on('2026-11-21').decidedOn).toContain('still to come in New York')
  })

  it('a day before the outcome of an option that expired', () => {
    const price = { price: '0', source: 'typed' as const, at: NOW }
    const outcome = {
      outcome: 'exercised',
      dateAdded: '2026-11-16T15:00:00.000Z',
      dateAddedReadable: '',
      sequence: 5,
      price,
    }
    const watch = { action: 'Keep Watching' as const, quantity: '', decidedOn: '2026-11-02' }
    expect(checkOnAsset({ ...held, outcome }, watch, NOW).decidedOn).toContain('is of Nov 16, 2026')
  })
  it('a purchase of an option that has expired, and not what becomes of one that is held', () => {
    const contract = { right: 'call' as const, strike: '100', expiresOn: '2026-10-16', multiplier: '100' }
    const more = (decidedOn: string) =>
      checkOnAsset({ ...held, contract }, { action: 'Buy More', quantity: '1', decidedOn }, NOW)
    expect(more('').decidedOn).toBe(
      'This option expired on Oct 16, 2026, and this Buy More is of Nov 20, 2026. If its expiry was mistyped, correct it in its ' +
        'first entry, or choose the day of the decision under “Decided on”. Nothing was recorded.',
    )
    expect(more('2026-10-16')).toEqual({})
    expect(checkOnAsset({ ...held, contract }, { action: 'Hold', quantity: '', decidedOn: '' }, NOW)).toEqual({})
  })
})
