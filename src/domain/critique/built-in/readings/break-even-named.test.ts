import { describe, expect, test } from 'vitest'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const saidOf = (thesis: string, right: 'call' | 'put' = 'call') =>
  readBuiltIn(
    asked(decided(thesis, { price: '4.60', confidence: 6 }), [], {
      option: { right, strike: '90', expiresOn: '2026-09-18', multiplier: '100' },
    }),
  ).sentences.find(({ kind }) => kind === 'option-terms')?.text

describe('where an option breaks even, as its writer reckons it', () => {
  test.each([
    ['Spot 79. Need ~95 at expiry to break even, and I put that at 1 in 3.', 'call', '$94.60'],
    ['Breaks even at 94.60. Drills are booked.', 'call', '$94.60'],
    ['Break-even $85.40 on a fall in orders.', 'put', '$85.40'],
  ] as const)('%s', (thesis, right, even) => expect(saidOf(thesis, right)).toContain(`that is ${even}`))

  test.each([
    'Spot 79. Need 120 at expiry to break even.',
    'The mine breaks even at 95 a pound, says the report.',
    'My broker says it breaks even at 95.',
    'The mine breaks even at 95 a pound. Drills are booked.',
    'They need 95 dollars a pound, says management, to break even.',
    'Does it break even at 95?',
    'Target 95. Drills are booked.',
    'The mine needs 95 workers. It breaks even next year.',
  ])('and not: %s', (thesis) => expect(saidOf(thesis)).not.toContain('You name where it breaks even'))
})
