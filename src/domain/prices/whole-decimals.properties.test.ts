import Big from 'big.js'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { percentChange, quotient, roundToCents, roundUnitPrice, sumOf, worth } from './money.ts'
import { splitPrice, splitQuantity } from './split.ts'
import { divided, multiplied, subtracted, toDecimal, toWhole } from './whole-decimals.ts'

/** Decimals of any length that a price, a quantity or a quotient may have, also whole ones and ones with zeros at an end. */
const decimal = fc
  .tuple(
    fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n }),
    fc.integer({ min: 0, max: 26 }),
    fc.integer({ min: 0, max: 3 }),
  )
  .map(([whole, digits, zeros]) => {
    const text = new Big(whole.toString()).times(`1e-${digits}`).toFixed()
    return text.includes('.') ? text + '0'.repeat(zeros) : text
  })
const notZero = decimal.filter((text) => !new Big(text).eq(0))
const small = fc.integer({ min: 1, max: 40 }).map(String)

/** The expected text from big.js, without a sign before zero. */
const exact = (amount: Big) => (amount.eq(0) ? '0' : amount.toFixed())
const cents = (amount: Big) => {
  const rounded = amount.round(12, Big.roundHalfUp).round(2, Big.roundHalfUp)
  return rounded.eq(0) ? '0.00' : rounded.toFixed(2)
}

it('divides, multiplies and subtracts to the last digit as big.js does', () => {
  fc.assert(
    fc.property(decimal, notZero, (one, other) => {
      const [first, second] = [toWhole(one), toWhole(other)]
      expect(toDecimal(divided(first, second))).toBe(exact(new Big(one).div(other)))
      expect(toDecimal(multiplied(first, second))).toBe(exact(new Big(one).times(other)))
      expect(toDecimal(subtracted(first, second))).toBe(exact(new Big(one).minus(other)))
    }),
    { numRuns: 500 },
  )
})

it('amounts, percentages and splits are those of big.js', () => {
  fc.assert(
    fc.property(decimal, notZero, small, small, (one, other, newShares, oldShares) => {
      expect(roundToCents(one)).toBe(cents(new Big(one)))
      expect(roundToCents(new Big(one))).toBe(cents(new Big(one)))
      if (new Big(one).abs().gte(1)) expect(roundUnitPrice(one)).toBe(cents(new Big(one)))
      expect(roundUnitPrice(one)).toBe(roundUnitPrice(new Big(one)))
      expect(worth(one, other)).toBe(cents(new Big(one).times(other)))
      expect(quotient(one, other)).toBe(exact(new Big(one).div(other)))
      expect(percentChange(other, one)).toBe(cents(new Big(one).minus(other).div(other).times(100)))
      const ratio = { newShares, oldShares }
      expect(splitQuantity(one, ratio)).toBe(exact(new Big(one).times(newShares).div(oldShares)))
      expect(splitPrice(one, ratio)).toBe(exact(new Big(one).times(oldShares).div(newShares)))
    }),
    { numRuns: 500 },
  )
})

it('adds up as big.js does, and rounds the sum once', () => {
  fc.assert(
    fc.property(fc.array(decimal, { maxLength: 8 }), (amounts) => {
      const sum = amounts.reduce((total, amount) => total.plus(amount), new Big(0))
      expect(sumOf(amounts)).toBe(roundToCents(sum))
    }),
    { numRuns: 500 },
  )
  expect(sumOf(['1.0049999999996', '0.0000000000000000000'])).toBe('1.00')
})

it('halves are rounded away from zero, on either side', () => {
  expect(['2.345', '-2.345', '0.005', '-0.004', '1e-7', '12'].map(roundToCents)).toEqual([
    '2.35',
    '-2.35',
    '0.01',
    '0.00',
    '0.00',
    '12.00',
  ])
  expect(percentChange('0.00', '1')).toBeNull()
})
