import { describe, expect, it } from 'vitest'
import { critiqueBuiltIn } from './built-in-critic.ts'
import { asked, decided } from './request.fixture.ts'

const CLAIM = 'VTI does better than SPY until May 1, 2027'
const said = (thesis: string) =>
  critiqueBuiltIn(asked(decided(thesis, { price: '90' }), [], { ticker: 'VTI', claim: CLAIM }))

describe('the claim that a form supposes', () => {
  it.each([
    'Monthly savings plan, 300 dollars, as always.',
    'Same amount as every month into the index.',
    'Rebalancing: back to 5% of the portfolio.',
    'A hedge for my tech shares.',
    'I own it for the dividends only, and live on the dividends.',
  ])('is not told to a plan: %s', (thesis) => expect(said(thesis)).not.toContain('SPY'))

  it('is told where somebody may mean it', () => expect(said('Orders came from three hospitals.')).toContain(CLAIM))
})
