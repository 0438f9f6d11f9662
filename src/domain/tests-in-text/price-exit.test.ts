import { describe, expect, test } from 'vitest'
import { findOwnTests } from './find-own-tests.ts'
import { isFalsifier } from './own-test.ts'

const exitsIn = (text: string, price: string | null = '26') =>
  findOwnTests(text, '2026-05-01', price)
    .filter(({ isPrice }) => isPrice)
    .map((each) => [each.words, each.side, isFalsifier(each)])

describe('a price at which somebody leaves, without a word for its side', () => {
  test.each([
    [
      'At 30 I sell half, at 22 I sell all.',
      [
        ['At 30 I sell half', 'above', false],
        ['at 22 I sell all', 'below', true],
      ],
    ],
    ['at 31 I take my chips', [['at 31 I take my chips', 'above', false]]],
    ['Good yield. Out at 20.', [['Out at 20', 'below', true]]],
    ['Out before if > 30, out after if guidance is hostile.', [['Out before if > 30', 'above', false]]],
    ['Out below 17 on a weekly close.', [['Out below 17 on a weekly close', 'below', true]]],
  ])('%s is below the price of its day, or above it', (text, exits) => expect(exitsIn(text)).toEqual(exits))

  test.each([
    'At 60 dollar oil they earn 5 a share.',
    'I go at 7 to work.',
    'Everyone sells at 22, I buy.',
    "I won't sell at 22.",
    'I sold at 22 once, never again.',
    'My brother says: out at 20.',
    'Out at 2.',
    'They are gone at 20% growth.',
  ])('and none is in: %s', (text) => expect(exitsIn(text)).toEqual([]))

  test('nothing is read where the price of the day is not known', () => {
    expect(exitsIn('At 30 I sell half, at 22 I sell all.', null)).toEqual([])
  })
})
