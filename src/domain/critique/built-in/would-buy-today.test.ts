import { describe, expect, test } from 'vitest'
import { readBuiltIn } from './built-in-critic.ts'
import { asked, decided } from './request.fixture.ts'

const isAsked = (thesis: string) =>
  readBuiltIn(
    asked(
      decided(thesis, { action: 'Hold', at: '2026-06-23T15:00:00.000Z', price: '49' }),
      [decided('Twelve times earnings.', { at: '2026-01-27T15:00:00.000Z', price: '68' })],
      {
        position: { moved: null, quantity: '50', averageCost: '68', cost: '3400', stopLoss: null, takeProfit: null },
      },
    ),
  ).sentences.some(({ kind }) => kind === 'ask-would-buy-today')

describe('whether somebody would buy today', () => {
  test.each([
    "At 49 it's an even better deal than at 68 obviously.",
    'A bargain, whatever the forum writes.',
    'This is a gift. Nothing else.',
    'Cheaper than in all the years I know it.',
    "They're at a silly price now.",
    'I get it at a discount now.',
    'I would buy it here.',
    'At this price I would take more if the wife let me.',
  ])('is not asked of a text that says it: %s', (thesis) => expect(isAsked(thesis)).toBe(false))
  test.each([
    'The branded checkout is slow because of the weather.',
    'Short-term prices are noise to somebody like me.',
    'The new boss has a plan for the shops.',
    'Their discounts bring people back into the shops.',
  ])('and is of one that does not: %s', (thesis) => expect(isAsked(thesis)).toBe(true))
})
