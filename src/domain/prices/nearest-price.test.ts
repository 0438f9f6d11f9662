import { describe, expect, it } from 'vitest'
import { nearestPrice } from './nearest-price.ts'

const FOUR_FOR_ONE = { effectiveOn: '2026-06-10', newShares: '4', oldShares: '1' }
const bought = { price: '180', on: '2026-06-01' }
const typed = { price: '50', on: '2026-11-02' }

describe('the price that is nearest to a day', () => {
  it.each([
    ['2026-06-03', bought],
    ['2026-10-30', typed],
    ['1999-01-04', bought],
    ['2026-11-20', typed],
  ])('for %s, before it or after it', (day, nearest) => {
    expect(nearestPrice([bought, typed], day, [])).toEqual(nearest)
  })

  it('is the first of two equally near ones', () => {
    const [before, after] = [
      { price: '1', on: '2026-06-01' },
      { price: '2', on: '2026-06-03' },
    ]
    expect(nearestPrice([after, before], '2026-06-02', [])).toEqual(after)
  })

  it('is in shares of that day, whichever of the two days comes before the split', () => {
    expect(nearestPrice([bought], '2026-06-10', [FOUR_FOR_ONE])).toEqual({ price: '45', on: '2026-06-01' })
    expect(nearestPrice([typed], '2026-06-09', [FOUR_FOR_ONE])).toEqual({ price: '200', on: '2026-11-02' })
    expect(nearestPrice([bought], '2026-06-09', [FOUR_FOR_ONE])).toEqual(bought)
    expect(nearestPrice([typed], '2026-06-10', [FOUR_FOR_ONE])).toEqual(typed)
  })

  it('is null when no price is known', () => {
    expect(nearestPrice([], '2026-06-10', [])).toBeNull()
  })
})
