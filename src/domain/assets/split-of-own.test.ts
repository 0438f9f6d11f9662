import { describe, expect, it } from 'vitest'
import { dayNumber, dayOfNumber } from '../prices/day-number.ts'
import { isSplitOfOwn } from './split-of-own.ts'

const daysAfter = (days: number): string => `${dayOfNumber(dayNumber('2026-06-15') + days)}T20:00:00.000Z`

describe('a price at half of what the user said', () => {
  const given = {
    notedPrice: { price: '100', source: 'typed' as const, at: daysAfter(0) },
    splits: [],
    quarantined: null,
  }
  const laterClose = { price: '60', at: daysAfter(17) }
  const price = { price: '50', at: daysAfter(18) }

  it.each([
    [-8, true],
    [-7, false],
    [7, false],
    [8, true],
  ])('is asked about where the close that agrees with the user is %i days away: %s', (days, isAsked) => {
    const closes = [{ price: '100', at: daysAfter(days) }, laterClose]
    expect(isSplitOfOwn(given, price, { closes, ofQuote: [] })).toBe(isAsked)
  })

  it('is asked about where no close is of about that day', () =>
    expect(isSplitOfOwn(given, price, { closes: [laterClose], ofQuote: [] })).toBe(true))
})
