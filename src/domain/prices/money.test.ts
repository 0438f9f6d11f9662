import Big from 'big.js'
import { describe, expect, it } from 'vitest'
import { isSameAmount, percentChange, readDecimal, roundToCents, roundUnitPrice, worth } from './money.ts'

describe('readDecimal', () => {
  it.each([
    ['189.23', '189.23'],
    [' 10 ', '10'],
    ['0', '0'],
    ['0.10', '0.1'],
    ['007', '7'],
    ['0.0000000001', '0.0000000001'],
  ])('reads %j', (written, decimal) => expect(readDecimal(written)).toBe(decimal))

  it.each([
    ['-1'],
    ['NaN'],
    ['1e309'],
    ['1e3'],
    ['Infinity'],
    [''],
    ['1,5'],
    ['.5'],
    ['5.'],
    ['1.12345678901'],
    ['0x10'],
  ])('refuses %j', (written) => expect(readDecimal(written)).toBeNull())
})

describe('rounding to cents', () => {
  it.each([
    ['2.345', '2.35'],
    ['-2.345', '-2.35'],
    ['2.344999', '2.34'],
    ['1.005', '1.01'],
    ['-0.001', '0.00'],
    ['276947.29499999999999999999', '276947.30'],
    ['276947.294999999', '276947.29'],
    ['3', '3.00'],
  ])('makes %s into %s, half away from zero', (amount, cents) => expect(roundToCents(amount)).toBe(cents))
})

describe('a price per unit is shown', () => {
  it.each([
    ['0.0149', '0.0149'],
    ['0.5', '0.50'],
    ['0.99501', '0.995'],
    ['0.12345', '0.1235'],
    ['0.014925', '0.01493'],
    ['0.0014925', '0.001493'],
    ['0.00000149', '0.000001'],
    ['-0.0149', '-0.0149'],
    ['0.99999', '1.00'],
    ['0', '0.00'],
    ['1.0149', '1.01'],
    ['0.0000004', '0.0000004'],
    ['0.00000000126', '0.000000001'],
  ])('%s as %s: in cents, or below a dollar with four to six decimals', (price, shown) =>
    expect(roundUnitPrice(price)).toBe(shown),
  )
})

describe('figures', () => {
  it('multiply without binary error', () => expect(worth('3', '0.1')).toBe('0.30'))
  it('keep every digit of a large position', () => expect(worth('123456789', '0.01')).toBe('1234567.89'))
  it('give the percentage of the specification', () => expect(percentChange('121.23', '98.92')).toBe('-18.40'))
  it('give no percentage from zero', () => expect(percentChange('0', '5')).toBeNull())
  it('compare amounts, not spellings', () => {
    expect(isSameAmount('98.9', '98.90')).toBe(true)
    expect(isSameAmount('98.9', '98.91')).toBe(false)
  })
})

describe('an amount just beside half a cent', () => {
  it('is rounded once, and the noise of a division is removed first only where there was one', () => {
    expect(worth('1.00000002', '0.0049999999')).toBe('0.00')
    expect(roundToCents('0.004999999999999998')).toBe('0.00')
    expect(percentChange('100000000000', '100004999999.9999')).toBe('0.00')
    expect(percentChange('100000000000', '100005000000')).toBe('0.01')
    expect(roundToCents(new Big('100.005').div(3).times(3))).toBe('100.01')
    expect(percentChange(new Big('200').div(3).toFixed(), new Big('200.01').div(3).toFixed())).toBe('0.01')
  })
})
