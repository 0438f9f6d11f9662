import { describe, expect, test } from 'vitest'
import type { CritiquedDecision, CritiqueRequest } from '../../critique.ts'
import { critiqueBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const CLAIM = 'ACME does better than SPY until Nov 21, 2027'
const SCALE = /of 100|in about one of|in one of|nearly one of|Candor’s scale/
const say = (
  thesis: string,
  action: CritiquedDecision['action'] = 'Watch',
  facts: Partial<CritiqueRequest> = {},
): string =>
  critiqueBuiltIn(asked(decided(thesis, { action, price: '40', confidence: 7 }), [], { claim: CLAIM, ...facts }))
const PUT = { right: 'put', strike: '30', expiresOn: '2027-01-15' } as const

describe('neither the scale nor the claim stands beside', () => {
  test.each([
    'Lovely ferries, bookings +40%. Silly price at 30 times cash. I would be a buyer lower.',
    'Ferries run full, bookings +12%. Too expensive for me.',
    'The margin is 31%. Waiting for a pullback, no hurry.',
    'Fleet of 40 ships. The valuation is absurd. Look again closer to 25.',
  ])('a watch that waits for a lower price: %s', (thesis) => {
    expect(say(thesis)).not.toContain(CLAIM)
    expect(say(thesis)).not.toMatch(SCALE)
  })

  test.each([
    ['Puts as a hedge for my shares, nothing else. I expect to lose the whole premium.', PUT],
    ['It will probably expire worthless, and that is fine: 80 dollars.', PUT],
  ])('a premium that is meant to be lost: %s', (thesis, option) => {
    expect(say(thesis, 'Buy', { option })).not.toContain(CLAIM)
    expect(say(thesis, 'Buy', { option })).not.toMatch(SCALE)
  })

  test('and what it is for is quoted from its own words', () =>
    expect(say('Bookings +40%. I would be a buyer lower.')).toContain('“I would be a buyer lower”'))
})

describe('but beside', () => {
  test.each([
    ['Ferries run full, bookings +12%. People say that it is too expensive, I doubt it.', 'Buy'],
    ['Fares are not too expensive for most people, and bookings rose 12%.', 'Watch'],
    ['Was too expensive for me in 2024, and bookings rose 12% since.', 'Watch'],
    ['They will probably go to zero debt, and bookings rose 12%.', 'Buy'],
    ['The price of diesel is falling and bookings rose 12%.', 'Watch'],
    ['I do not expect to lose everything, bookings rose 12%.', 'Buy'],
    ['The lottery ticket business grew 12%, the shops like it.', 'Buy'],
  ] as const)('a decision about its own price they may: %s', (thesis, action) => {
    const text = say(thesis, action)
    expect(text.includes(CLAIM) || SCALE.test(text)).toBe(true)
  })
})
