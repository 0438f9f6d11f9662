import { expect, it } from 'vitest'
import { readCurrentPrice, readPrice } from './read-price.ts'

it.each([
  [0.0149, '0.0149'],
  [0.014899999834597111, '0.0149'],
  [0.00000149, '0.00000149'],
  [0.1 + 0.2, '0.3'],
  [0.1 * 989.2, '98.92'],
  ['0.0149', '0.0149'],
  [1e-12, null],
])('a price of %s is %s', (written, price) => expect(readPrice(written)).toBe(price))

it('a current price of a dollar or more is rounded to cents', () => {
  expect(['200.99501', '1', '0.99501', '0.0149'].map(readCurrentPrice)).toEqual(['201.00', '1.00', '0.99501', '0.0149'])
})
