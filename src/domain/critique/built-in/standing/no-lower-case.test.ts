import { describe, expect, test } from 'vitest'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const PRICE = '42'
const told = (thesis: string, stopLoss: string | null = null) =>
  readBuiltIn(
    asked(decided(thesis, { price: PRICE, confidence: 8 }), [], {
      position: { moved: '75', quantity: '75', averageCost: PRICE, cost: '3150.00', stopLoss, takeProfit: null },
    }),
  ).sentences.find(({ kind }) => kind === 'no-lower-case')?.text ?? ''

describe('cases of which none lies below what is paid', () => {
  test.each([
    ['Base case 60, good case 85, blue sky 140. Coming from 42, that is a spread I like.', '60', '42.86%'],
    ['Conservative case: 55. Bull case: 90. The new plant opens in spring.', '55', '30.95%'],
    ['I see a normal case of $50 and a dream case of $120 with the plant at work.', '$50', '19.05%'],
  ])('are told with the lowest: %s', (thesis, lowest, above) => {
    expect(told(thesis)).toContain(lowest)
    expect(told(thesis)).toContain(`${above} above the $42.00`)
  })

  test.each([
    'Base case 60, bull case 85, bear case 25.',
    'Base case 60, bull case 85. At worst I am back at 30.',
    'Base case 60, bull case 85. Out below 35.',
    'Base case 60, good case 85; if the plant slips, 20.',
    'Base case 43, bull case 85.',
    'Base case 60% growth, bull case 85%.',
    'Base case 12x, bull case 18x earnings.',
    'My brother has a base case of 60 and a bull case of 85.',
    'Base case 60. The plant opens in spring.',
    'Base case 3 plants, good case 5 plants by 2028.',
    'Good case 9.40 a share of cash, base case 7.80, and the price will follow.',
  ])('and nothing is told where one may: %s', (thesis) => expect(told(thesis)).toBe(''))

  test('nor where a stop is set', () =>
    expect(told('Base case 60, good case 85, blue sky 140. That is a spread I like.', '36')).toBe(''))
})
