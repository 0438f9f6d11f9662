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
    'Rebalancing, nothing else. Eleven of a hundred go into bonds today.',
    "The band is five points. I don't expect anything of bonds.",
    'The panel votes in June: 12 or 45. After the vote I sell either way.',
  ])('is not told to a plan: %s', (thesis) => expect(said(thesis)).not.toMatch(/SPY|claim beside your/))

  it.each([
    'Orders came from three hospitals when theirs were old.',
    'Orders came from three hospitals when theirs were old; they sell either way, in a boom and in a slump.',
  ])('is told where somebody may mean it: %s', (thesis) => expect(said(thesis)).toMatch(/claim beside your 6 of 10/))
})

describe('a sale “as planned”', () => {
  const buy = decided('Orders came from three hospitals.', { at: '2026-01-05T15:00:00.000Z', price: '100' })
  const position = {
    quantity: '0',
    averageCost: '100',
    cost: '1000.00',
    moved: '10',
    stopLoss: '80',
    takeProfit: '140',
  }
  const sold = (price: string) =>
    critiqueBuiltIn(asked(decided('Sold, as planned.', { action: 'Sell', price }), [buy], { position }))

  it('follows a target that the price has come to', () =>
    expect(sold('141')).toMatch(/as planned|your (?:own )?target/i))

  it('is not where it lies between the two, and no entry says what was planned', () =>
    expect(sold('104')).not.toContain('earlier words'))
})
