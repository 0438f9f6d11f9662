import { expect, it } from 'vitest'
import { movedWords } from './price-source.ts'

it.each([
  ['100', '10000', '9,900.00% above the $100.00 before it'],
  ['100', '58', '42.00% below the $100.00 before it'],
  ['100', '0.0001', 'over 99.99% below the $100.00 before it'],
])('from %s to %s is %s', (before, price, words) => expect(movedWords(before, price)).toBe(words))
