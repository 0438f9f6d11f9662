import { describe, expect, it } from 'vitest'
import { critiqueBuiltIn } from './built-in-critic.ts'
import { asked, decided } from './request.fixture.ts'

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
