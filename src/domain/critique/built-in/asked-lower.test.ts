import { describe, expect, test } from 'vitest'
import { readBuiltIn } from './built-in-critic.ts'
import { asked, decided } from './request.fixture.ts'

const kindsOf = (thesis: string, action: 'Watch' | 'Buy' = 'Watch') =>
  readBuiltIn(asked(decided(thesis, { action, price: '118', confidence: 7 }))).sentences.map(({ kind }) => kind)

describe('whoever would buy lower is asked at which price', () => {
  test.each([
    "Great business, sales abroad +71%. Stupid price, about 85 times sales. I'd be interested lower.",
    'Orders +9%. I would buy it cheaper.',
    'Orders +9%. Buyer on a dip.',
    "Orders +9% in 2025. I'd look again at a better price.",
  ])('%s', (thesis) => expect(kindsOf(thesis)).toContain('ask-for-own-price'))

  test.each([
    "I'd be interested lower, around 80. Orders +9%.",
    "I'd be interested lower. My number is 80. Orders +9%.",
    "I'd be interested lower; at 12 times earnings I start. Orders +9%.",
    "I'd be interested if the debt were lower. Orders +9%.",
    'My brother would be interested lower. Orders +9%.',
    "I'd buy lower beds for the ward. Orders +9%.",
    "I'd buy it lower on principle of the lamp, never mind. Not for me, whatever it costs. Orders +9%.",
  ])('and not: %s', (thesis) => expect(kindsOf(thesis)).not.toContain('ask-for-own-price'))

  test('nor where it is bought', () =>
    expect(kindsOf("I'd be interested lower. Orders +9%.", 'Buy')).not.toContain('ask-for-own-price'))
})
