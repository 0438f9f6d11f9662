import { describe, expect, it } from 'vitest'
import { consequenceOf } from './consequence.ts'

const held = { quantity: '3', cost: '540' }
const nothing = { quantity: '0', cost: null }

describe('what a decision does', () => {
  it.each([
    [
      'a sale of all of it',
      { action: 'Sell', quantity: null, price: '18000' } as const,
      held,
      { quantity: '3', amount: '54000.00', held: '0', costBasis: null, gain: '53460.00' },
    ],
    [
      'a sale of a part, at a loss',
      { action: 'Sell Some', quantity: '1.5', price: '98.10' } as const,
      { quantity: '10', cost: '1212.30' },
      { quantity: '1.5', amount: '147.15', held: '8.5', costBasis: null, gain: '-34.70' },
    ],
    [
      'a purchase',
      { action: 'Buy', quantity: '8', price: '410.50' } as const,
      nothing,
      { quantity: '8', amount: '3284.00', held: '8', costBasis: '410.50', gain: null },
    ],
    [
      'one more purchase, which changes the average cost',
      { action: 'Buy More', quantity: '10', price: '200' } as const,
      { quantity: '10', cost: '1000' },
      { quantity: '10', amount: '2000.00', held: '20', costBasis: '150.00', gain: null },
    ],
    [
      'a sale without a price, of which nobody knows what it brings',
      { action: 'Sell', quantity: null, price: null } as const,
      held,
      { quantity: '3', amount: null, held: '0', costBasis: null, gain: null },
    ],
    [
      'a sale of what was bought at a price that is not known',
      { action: 'Sell', quantity: null, price: '5' } as const,
      { quantity: '3', cost: null },
      { quantity: '3', amount: '15.00', held: '0', costBasis: null, gain: null },
    ],
    [
      'a sale of many at an average that is no whole number of cents',
      { action: 'Sell', quantity: null, price: '40' } as const,
      { quantity: '30000', cost: '1000000' },
      { quantity: '30000', amount: '1200000.00', held: '0', costBasis: null, gain: '200000.00' },
    ],
    [
      'a purchase beside many at such an average',
      { action: 'Buy More', quantity: '30000', price: '33.33' } as const,
      { quantity: '30000', cost: '1000000' },
      { quantity: '30000', amount: '999900.00', held: '60000', costBasis: '33.33', gain: null },
    ],
  ])('%s', (_name, written, before, consequence) => {
    expect(consequenceOf(written, before)).toEqual(consequence)
  })

  it.each(['Watch', 'Hold', 'Keep Watching'] as const)('%s buys and sells nothing', (action) => {
    expect(consequenceOf({ action, quantity: '10', price: '5' }, held)).toBeNull()
  })

  it('is null for a sale of more than is held, which is impossible', () => {
    expect(consequenceOf({ action: 'Sell Some', quantity: '30', price: '180' }, held)).toBeNull()
  })

  it.each([
    ['Buy More', '0'],
    ['Sell Some', '0'],
    ['Sell Some', '10'],
  ] as const)('is null for %s of %s of 10, which is refused', (action, quantity) => {
    expect(consequenceOf({ action, quantity, price: '5' }, { quantity: '10', cost: '50' })).toBeNull()
  })

  it('is null while there is no quantity', () => {
    expect(consequenceOf({ action: 'Buy', quantity: null, price: '5' }, nothing)).toBeNull()
  })
})
