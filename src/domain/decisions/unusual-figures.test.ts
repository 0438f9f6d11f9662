import { describe, expect, it } from 'vitest'
import { unusualContractPrice, unusualFigures, usualQuantity } from './unusual-figures.ts'

const typed = { price: null, quantity: null, decidedOn: '2026-11-20' }
const known = { price: null, quantity: null, today: '2026-11-20', firstClose: null }
const last = (price: string) => ({ price, on: null })
const kindsOf = (...of: Parameters<typeof unusualFigures>) => unusualFigures(...of).map(({ kind }) => kind)

describe('a price', () => {
  it.each([
    ['18000', '180', ['price']],
    ['140.01', '100', ['price']],
    ['140', '100', []],
    ['60', '100', []],
    ['59.99', '100', ['price']],
    ['0', '100', ['price']],
    ['0.0015', '0.001', ['price']],
  ])('of %s after %s: %j', (price, before, kinds) => {
    expect(kindsOf({ ...typed, price }, { ...known, price: last(before) })).toEqual(kinds)
  })

  it('of zero is asked about where none is known, and not again where the last was zero', () => {
    expect(unusualFigures({ ...typed, price: '0.00' }, known)).toEqual([{ kind: 'no-price', typed: '0.00' }])
    expect(unusualFigures({ ...typed, price: '0' }, { ...known, price: last('0') })).toEqual([])
  })

  it('cannot be compared when none is known, or the last was zero', () => {
    expect(unusualFigures({ ...typed, price: '18000' }, known)).toEqual([])
    expect(unusualFigures({ ...typed, price: '18000' }, { ...known, price: last('0') })).toEqual([])
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

  it.each(['10', null])('of zero buys and sells nothing where %s is usual', (quantity) => {
    expect(unusualFigures({ ...typed, quantity: '0' }, { ...known, quantity })).toEqual([
      { kind: 'no-quantity', typed: '0' },
    ])
  })

  it('is compared with the median of all earlier ones', () => {
    expect(usualQuantity(['10', '9', '1000'])).toBe('10')
    expect(usualQuantity(['10', '100'])).toBe('10')
    expect(usualQuantity(['0', '2'])).toBe('2')
    expect(usualQuantity([])).toBeNull()
  })
})

describe('a price of an earlier day', () => {
  const sold = { ...typed, decidedOn: '2026-06-03' }

  it('is compared with the nearest known price, whatever its day', () => {
    const bought = { price: '180', on: '2026-01-05' }
    expect(unusualFigures({ ...sold, price: '18000' }, { ...known, price: bought })).toEqual([
      { kind: 'price', typed: '18000', before: '180', on: '2026-01-05' },
    ])
    expect(kindsOf({ ...sold, price: '260' }, { ...known, price: bought })).toEqual(['price'])
    expect(kindsOf({ ...sold, price: '250' }, { ...known, price: bought })).toEqual([])
  })

  it.each([
    ['18000', ['price']],
    ['1800', ['price']],
    ['1799', []],
    ['30', []],
    ['18', ['price']],
  ])('of more than a year before the nearest: %s is asked about only by its digits: %j', (price, kinds) => {
    const longAfter = { price: '180', on: '2027-06-05' }
    expect(kindsOf({ ...sold, price }, { ...known, price: longAfter })).toEqual(kinds)
  })
})

describe('a day', () => {
  it.each([
    ['1975-01-02', [{ kind: 'long-ago', typed: '1975-01-02', years: 51 }]],
    ['1996-11-20', [{ kind: 'long-ago', typed: '1996-11-20', years: 30 }]],
    ['1996-11-21', []],
    ['2026-11-20', []],
  ])('of %s: %j', (decidedOn, unusual) => {
    expect(unusualFigures({ ...typed, decidedOn }, known)).toEqual(unusual)
  })

  it('before a provider’s first close is asked about, but not the weekend before it', () => {
    const listed = { ...known, firstClose: '2020-12-10' }
    expect(unusualFigures({ ...typed, decidedOn: '2019-05-01' }, listed)).toEqual([
      { kind: 'before-first-close', typed: '2019-05-01', before: '2020-12-10' },
    ])
    expect(unusualFigures({ ...typed, decidedOn: '2020-12-05' }, listed)).toEqual([])
  })
})

it('a stop and a target are compared with the decision’s price, or else the last one', () => {
  const levels = { stopLoss: '1.62', takeProfit: '23400' }
  const held = { ...known, price: last('180') }
  expect(kindsOf({ ...typed, levels }, held)).toEqual(['stop', 'target'])
  expect(unusualFigures({ ...typed, price: '170', levels }, held)).toMatchObject([{ before: '170' }, { before: '170' }])
  expect(kindsOf({ ...typed, price: '170', levels: { stopLoss: '160', takeProfit: null } }, held)).toEqual([])
  expect(kindsOf({ ...typed, levels }, known)).toEqual([])
})

it('tells the day of the price that a stop is compared with, unless it is a present one or that of the decision', () => {
  const levels = { stopLoss: '1.62' }
  const asOf = (price: Parameters<typeof unusualFigures>[1]['price'], typedPrice: string | null = null) =>
    unusualFigures({ ...typed, price: typedPrice, levels }, { ...known, price }).map((figure) =>
      'asOf' in figure ? figure.asOf : null,
    )
  expect(asOf({ price: '180', on: null, asOf: '2025-03-03' })).toEqual(['2025-03-03'])
  expect(asOf({ price: '180', on: '2026-11-18' })).toEqual(['2026-11-18'])
  expect(asOf({ price: '180', on: null })).toEqual([null])
  expect(asOf({ price: '180', on: null, asOf: '2025-03-03' }, '180')).toEqual([null])
})

it('asks about an option that had expired by then, and not on its last day', () => {
  const option = { ...known, expiresOn: '2020-01-15' }
  expect(unusualFigures(typed, option)).toEqual([{ kind: 'expired', typed: '2026-11-20', before: '2020-01-15' }])
  expect(unusualFigures({ ...typed, decidedOn: '2020-01-15' }, option)).toEqual([])
})

it('all of them are asked about at once, in the order of the form', () => {
  const all = { price: '1', quantity: '1000', decidedOn: '1975-11-20' }
  const everything = { ...known, price: { price: '100', on: '1975-11-01' }, quantity: '10' }
  expect(kindsOf(all, everything)).toEqual(['quantity', 'price', 'long-ago'])
})

describe('the price of one contract', () => {
  const of = (typed: string | null, strike: string | null, multiplier: string | null) =>
    unusualContractPrice(typed, { strike, multiplier })

  it.each([
    ['2.50', '250', '100'],
    ['24.99', '250', '100'],
    ['0.05', '10', '100'],
    ['2.40', '250', '10'],
  ])('of %s is asked about beside a strike of %s and %s shares', (typed, strike, multiplier) =>
    expect(of(typed, strike, multiplier)).toEqual({ kind: 'price-of-share', typed, multiplier }),
  )

  it.each([
    ['25', '250', '100'],
    ['250', '250', '100'],
    ['0', '250', '100'],
    ['0.20', '250', '1'],
    ['2.50', null, '100'],
    ['2.50', '250', null],
    [null, '250', '100'],
  ])('of %s is not, beside a strike of %s and %s shares', (typed, strike, multiplier) =>
    expect(of(typed, strike, multiplier)).toBeNull(),
  )
})
