import { describe, expect, it } from 'vitest'
import { findOwnTests } from './find-own-tests.ts'
import { isFalsifier } from './own-test.ts'

const read = (text: string) => findOwnTests(text, '2026-02-03', '100').filter(isFalsifier)

describe('a multiple that is the condition of being wrong or out is a test', () => {
  it.each([
    ['Wrong if price to sales goes above 12.', { measured: 'price to sales', side: 'above', value: '12' }],
    ['Out if P/E tops 40.', { measured: 'P/E', side: 'above', value: '40', isPrice: false }],
    ["I'm out if the P/E tops 42; grocery does not earn that.", { measured: 'P/E', side: 'above', value: '42' }],
    [
      'I sell if price to tangible book is above 3.5.',
      { measured: 'price to tangible book', side: 'above', value: '3.5' },
    ],
    ['I leave if it ever trades above 30 times earnings.', { side: 'above', value: '30', unit: 'times' }],
  ])('%s', (text, expected) => expect(read(text)).toMatchObject([expected]))

  it.each([
    'Above 40 times earnings I sell.',
    'If the multiple goes over 25x I take some off.',
    'I sell above 30 times earnings.',
  ])('and none where it is only a welcome price: %s', (text) => expect(read(text)).toEqual([]))
})

describe('a claim can fail like a thesis', () => {
  it.each([
    ['The claim dies if gross margin falls below 30%.', { measured: 'gross margin', side: 'below', value: '30' }],
    ['My claim is dead if churn passes 4%.', { measured: 'churn', side: 'above', value: '4' }],
  ])('%s', (text, expected) => expect(read(text)).toMatchObject([expected]))
})

it.each([
  'The first September without a raise is my last with the stock.',
  'Take it off the list if the strike comes back.',
  'Discontinue if rolling alpha is below 0 for two years.',
  "If cancellations pass 25% there won't be a second third.",
])('an end in other words: %s', (text) => expect(read(text)).toHaveLength(1))

it.each([
  ["Over 25% cancellations for two quarters and there won't be a second third.", { side: 'above', value: '25' }],
  ['Sell above 175 or when AISC passes 1,800, whichever is first.', { measured: 'AISC', side: 'above', value: '1800' }],
])('the side of a figure before which "over" or "above" stands: %s', (text, expected) =>
  expect(read(text)).toMatchObject([expected]),
)

it('the second of two conditions is read beside one that ends no holding', () => {
  expect(read('If the cover drops to 1.2 I stop reinvesting; if it drops to 1.0 I sell.')).toMatchObject([
    { words: 'If the cover drops to 1.2 I stop reinvesting', followedBy: 'review' },
    { words: 'if it drops to 1.0 I sell', measured: 'cover', side: 'below', value: '1' },
  ])
})
