import { describe, expect, it } from 'vitest'
import type { AssetView } from '#contract/assets.ts'
import { assetView } from '#test/fixtures/views.ts'
import {
  checkOutcome,
  daylessLine,
  type OutcomeFields,
  outcomeLine,
  outcomeQuestion,
  unusualInOutcome,
} from './outcome.ts'

const NOW = '2026-11-20T15:00:00.000Z'
const EXPIRED: Partial<AssetView> = {
  ...{ list: 'bought', stockOrOptions: 'options', quantity: '10', costOfHeld: '4120', pendingSplit: null },
  currentPrice: { price: '412', source: 'typed', at: '2026-11-20T14:40:00.000Z' },
}
/** A decision of the page's journal, without its day. */
const DECISION = {
  ...{ dateAddedReadable: 'Sep 1, 2026', decisionId: 'x', sequence: 1, thesis: 'Words.', quantity: null, price: null },
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

  it('points to a Sell only where its day may be one that a Sell can be of', () => {
    const contract = { right: 'call', strike: '100', expiresOn: '2026-10-16', multiplier: '100' } as const
    const decided = (action: 'Buy' | 'Hold', day: string) =>
      assetView({
        ...EXPIRED,
        contract,
        thesis: [{ ...DECISION, action, dateAdded: `${day}T15:00:00.000Z`, decidedOn: day }],
      })
    const unsaid =
      'This tells no day, so the Mirror cannot say whether you kept a stop, a target or a test that had come.'
    for (const day of ['2026-09-01', '2026-10-16'])
      expect(daylessLine(decided('Buy', day))).toMatch(
        new RegExp(
          `^${unsaid} If you know the day, and it is (?:Sept 1|Oct 16), 2026 or later, record a Sell of it instead`,
        ),
      )
    // After the last day of the option nobody can have sold it.
    expect(daylessLine(decided('Hold', '2026-10-19'))).toBe(unsaid)
  })
})
