import { describe, expect, it } from 'vitest'
import { looksLikeSplit } from './looks-like-split.ts'
import { validateQuote } from './validate-quote.ts'

const FRIDAY = '2026-11-20T18:00:00.000Z'
const THURSDAY = '2026-11-19T18:00:00.000Z'
const claim = (price: string, previousClose: string | null, accepted: string | null, splits: object[] = []) =>
  validateQuote({
    claimed: { price, at: FRIDAY, previousClose },
    accepted: accepted === null ? null : { price: accepted, at: THURSDAY },
    splits: splits as never,
  })

describe('a price', () => {
  it('is accepted when there is nothing to compare it with', () => {
    expect(claim('410.55', null, null)).toEqual({ isValid: true, previousClose: null })
  })

  it.each([['60.00'], ['140.00']])('that moved by exactly 40 %% to %s is accepted', (price) =>
    expect(claim(price, '100', '100').isValid).toBe(true),
  )

  it.each(['59.99', '140.01', '10000', '1', '0.01'])(
    'that moved to %s is held back, above all one that is a hundred times too high or too low',
    (price) => expect(claim(price, null, '100')).toEqual({ isValid: false, comparedWith: '100' }),
  )

  it('is also compared with the close before it, because even the first price may be wrong', () => {
    expect(claim('100', '10000', null)).toEqual({ isValid: false, comparedWith: '10000' })
  })

  it.each([
    ['57.5', true],
    ['66', true],
    ['70', true],
    ['34', false],
    ['100', false],
  ])('is compared only with an accepted price of the same day: %s after 58 is valid: %s', (price, isValid) => {
    const accepted = { price: '58', at: '2026-11-20T15:00:00.000Z' }
    const verdict = validateQuote({ claimed: { price, at: FRIDAY, previousClose: '100' }, accepted, splits: [] })
    expect(verdict.isValid).toBe(isValid)
  })

  it.each([
    ['51.8', null, true],
    ['51.8', '50.4', false],
    ['70', '50.4', false],
    // It is back in the old shares.
    ['75', '50.4', true],
    // Another price was asked about that looked like no split.
    ['51.8', '45', true],
  ])('of %s weeks after an accepted 100, while %s waits, is valid: %s', (price, waiting, isValid) => {
    const verdict = validateQuote({
      claimed: { price, at: FRIDAY, previousClose: null },
      accepted: { price: '100', at: '2026-11-02T18:00:00.000Z' },
      splits: [],
      quarantined: waiting === null ? null : { price: waiting, at: THURSDAY },
    })
    expect(verdict).toMatchObject(isValid ? { isValid } : { isValid, comparedWith: '100', isWaitingWith: true })
  })

  it('no longer waits once the split is known, and not for what was asked about before the accepted price', () => {
    const claimed = { price: '51.8', at: FRIDAY, previousClose: null }
    const accepted = { price: '100', at: '2026-11-02T18:00:00.000Z' }
    const split = { effectiveOn: '2026-11-19', newShares: '2', oldShares: '1' }
    const quarantined = { price: '50.4', at: THURSDAY }
    expect(validateQuote({ claimed, accepted, splits: [split], quarantined }).isValid).toBe(true)
    const longAgo = { accepted: { price: '100', at: '2026-09-01T18:00:00.000Z' }, splits: [] }
    const waiting = (at: string) => validateQuote({ claimed, ...longAgo, quarantined: { price: '50.4', at } }).isValid
    expect([waiting('2026-10-21T18:00:00.000Z'), waiting('2026-10-20T18:00:00.000Z')]).toEqual([false, true])
    const earlier = { ...quarantined, at: '2026-11-01T18:00:00.000Z' }
    expect(validateQuote({ claimed, accepted, splits: [], quarantined: earlier }).isValid).toBe(true)
  })

  it('is not compared with one that is weeks old, because much can happen in weeks', () => {
    const accepted = { price: '100', at: '2026-11-02T18:00:00.000Z' }
    expect(validateQuote({ claimed: { price: '30', at: FRIDAY, previousClose: '31' }, accepted, splits: [] })).toEqual({
      isValid: true,
      previousClose: '31',
    })
  })

  it('that a known split explains is accepted, with the previous close in new shares', () => {
    const split = { effectiveOn: '2026-11-20', newShares: '4', oldShares: '1' }
    expect(claim('101', '400', '400', [split])).toEqual({ isValid: true, previousClose: '100' })
    expect(claim('101', '100', '400', [split])).toEqual({ isValid: true, previousClose: '100' })
  })

  it('is compared in new shares with one of the same day that was still in old shares', () => {
    const split = { effectiveOn: '2026-11-20', newShares: '4', oldShares: '1' }
    const of = (price: string) =>
      validateQuote({
        claimed: { price, at: FRIDAY, previousClose: null },
        accepted: { price: '400', at: '2026-11-20T14:31:00.000Z' },
        splits: [split],
      }).isValid
    expect(['101', '401', '10100', '25'].map(of)).toEqual([true, true, false, false])
  })

  it('that a split of another day does not explain is held back', () => {
    const later = { effectiveOn: '2026-11-23', newShares: '4', oldShares: '1' }
    expect(claim('101', '400', '400', [later]).isValid).toBe(false)
  })
})

describe('a move that looks like a split', () => {
  it.each([
    ['100', '66.67', '3', '2'],
    ['100', '64.8', '3', '2'],
    ['100', '51', '2', '1'],
    ['100', '33', '3', '1'],
    ['100', '25.7', '4', '1'],
    ['100', '19.5', '5', '1'],
    ['100', '10', '10', '1'],
    ['0.3', '0.015', '20', '1'],
    ['100', '148', '2', '3'],
    ['2', '20.5', '1', '10'],
  ])('from %s to %s looks like %s for %s', (from, to, newShares, oldShares) => {
    expect(looksLikeSplit(from, to)).toEqual({ newShares, oldShares })
    expect(claim(to, null, from)).toMatchObject({ isValid: false, looksLike: { newShares, oldShares } })
  })

  it('is held back, however old the last price is, unless a split explains it', () => {
    const accepted = { price: '100', at: '2026-06-01T18:00:00.000Z' }
    const half = { claimed: { price: '50', at: FRIDAY, previousClose: null }, accepted }
    expect(validateQuote({ ...half, splits: [] }).isValid).toBe(false)
    const split = { effectiveOn: '2026-08-03', newShares: '2', oldShares: '1' }
    expect(validateQuote({ ...half, splits: [split] }).isValid).toBe(true)
  })

  it('on the day of a 3-for-2 split is not seen against a previous close in old shares', () => {
    const split = { effectiveOn: '2026-11-20', newShares: '3', oldShares: '2' }
    expect(claim('66', '99', '99', [split])).toEqual({ isValid: true, previousClose: '66' })
  })

  it('is not held back as a rise since a price of months ago', () => {
    const doubled = { price: '200', at: FRIDAY, previousClose: '199' }
    const accepted = { price: '100', at: '2026-07-20T18:00:00.000Z' }
    expect(validateQuote({ claimed: doubled, accepted, splits: [] }).isValid).toBe(true)
  })
})
