import { describe, expect, it } from 'vitest'
import type { AssetView } from '#contract/assets.ts'
import { assetView } from '#test/fixtures/views.ts'
import { checkOutcome, type OutcomeFields, outcomeLine, outcomeQuestion, unusualInOutcome } from './outcome.ts'

const NOW = '2026-11-20T15:00:00.000Z'
const EXPIRED: Partial<AssetView> = {
  ...{ list: 'bought', stockOrOptions: 'options', quantity: '10', costOfHeld: '4120', pendingSplit: null },
  currentPrice: { price: '412', source: 'typed', at: '2026-11-20T14:40:00.000Z' },
}
const written = (outcome: OutcomeFields['outcome'], price = '', changed: Partial<AssetView> = {}) => ({
  ...{ asset: assetView({ ...EXPIRED, ...changed }), now: NOW },
  fields: { outcome, price },
})

describe('the outcome of an option', () => {
  it('is chosen by its owner, and has a price unless it expired worthless', () => {
    expect(checkOutcome({ outcome: null, price: '' })).toMatchObject({ outcome: 'Choose how it ended.' })
    expect(JSON.parse(JSON.stringify(checkOutcome({ outcome: 'expired-worthless', price: '' })))).toEqual({})
    expect(checkOutcome({ outcome: 'exercised', price: '' }).price).toMatch(/^A price is a number/)
  })

  it('says what it does before it is recorded', () => {
    expect(outcomeLine(written('exercised', '500'), false)).toBe(
      'Ends 10 contracts at $500.00 = $5,000.00, for $880.00 more than they cost. None are left.',
    )
    expect(outcomeLine(written('expired-worthless'), false)).toBe(
      'Ends 10 contracts worthless, for $4,120.00 less than they cost. None are left.',
    )
    expect(outcomeLine(written('expired-worthless'), true)).toBe('Ends 10 contracts worthless. None are left.')
    expect(outcomeLine(written(null), false)).toBeNull()
    expect(outcomeLine(written('exercised', 'a lot'), false)).toBeNull()
  })

  it('is questioned by a price far from the last known one, or from the one that was paid', () => {
    const mistyped = written('exercised', '41200')
    expect(outcomeQuestion(mistyped, unusualInOutcome(mistyped))).toBe(
      'Ends 10 contracts at $41,200.00 = $412,000.00: 100 times the last price, $412.00. Is that right?',
    )
    const unpriced = written('sold-before', '41200', { currentPrice: null, events: [], thesis: [] })
    expect(unusualInOutcome(unpriced)).toEqual([])
    expect(unusualInOutcome(written('sold-before', '500'))).toEqual([])
    expect(unusualInOutcome(written('sold-before', '0'))).toMatchObject([{ kind: 'price', before: '412' }])
    // That an option expires worthless is nothing unusual.
    expect(unusualInOutcome(written('expired-worthless'))).toEqual([])
  })
})
