import { describe, expect, it } from 'vitest'
import { doubtsOf, usualQuantity } from './doubts.ts'

const typed = { price: null, quantity: null, decidedOn: '2026-11-20' }
const known = { price: null, quantity: null, decidedOn: null }
const kindsOf = (...of: Parameters<typeof doubtsOf>) => doubtsOf(...of).map(({ kind }) => kind)

describe('a price', () => {
  it.each([
    ['18000', '180', ['price']],
    ['140.01', '100', ['price']],
    ['140', '100', []],
    ['60', '100', []],
    ['59.99', '100', ['price']],
    ['0', '100', ['price']],
    ['0.0015', '0.001', ['price']],
  ])('of %s where %s was the last: %j', (price, last, kinds) => {
    expect(kindsOf({ ...typed, price }, { ...known, price: last })).toEqual(kinds)
  })

  it('has nothing to be held against where none is known, or the last was zero', () => {
    expect(doubtsOf({ ...typed, price: '18000' }, known)).toEqual([])
    expect(doubtsOf({ ...typed, price: '18000' }, { ...known, price: '0' })).toEqual([])
  })
})

describe('a quantity', () => {
  it.each([
    ['100', '10', ['quantity']],
    ['99.99', '10', []],
    ['2.5', '0.25', ['quantity']],
    ['1', '10', []],
  ])('of %s where %s is usual: %j', (quantity, usual, kinds) => {
    expect(kindsOf({ ...typed, quantity }, { ...known, quantity: usual })).toEqual(kinds)
  })

  it('is usual as the middle one of all before', () => {
    expect(usualQuantity(['10', '9', '1000'])).toBe('10')
    expect(usualQuantity(['10', '100'])).toBe('10')
    expect(usualQuantity(['0', '2'])).toBe('2')
    expect(usualQuantity([])).toBeNull()
  })
})

describe('a day', () => {
  it('of before the last decision is asked about, and its own day is not', () => {
    expect(doubtsOf({ ...typed, decidedOn: '2026-11-19' }, { ...known, decidedOn: '2026-11-20' })).toEqual([
      { kind: 'decided-before', typed: '2026-11-19', before: '2026-11-20' },
    ])
    expect(doubtsOf(typed, { ...known, decidedOn: '2026-11-20' })).toEqual([])
  })
})

it('everything that is hard to believe is asked about at once, in the order of the form', () => {
  const all = { price: '1', quantity: '1000', decidedOn: '2026-11-20' }
  expect(kindsOf(all, { price: '100', quantity: '10', decidedOn: '2026-11-21' })).toEqual([
    'quantity',
    'price',
    'decided-before',
  ])
})
