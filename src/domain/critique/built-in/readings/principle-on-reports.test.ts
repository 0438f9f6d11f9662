import { describe, expect, test } from 'vitest'
import type { CritiquedDecision } from '../../critique.ts'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const isBroken = (principle: string, thesis: string, facts: Partial<CritiquedDecision> = {}) =>
  readBuiltIn(asked(decided(thesis, { price: '40', ...facts }), [], { principles: [principle] })).sentences.some(
    ({ kind }) => kind === 'principle-broken',
  )
const FIVE_DAYS = 'I never buy in the five trading days before results'

describe('a principle not to buy in the days before a report', () => {
  test.each([
    [FIVE_DAYS, 'Results are tomorrow. The pumps sell.'],
    ['Never buy before earnings.', 'They report tomorrow and the pumps sell.'],
    ['No purchases within 10 days of earnings', 'Earnings are out tomorrow.'],
    ['No new positions the day before results', 'Results tomorrow, and I want to be in.'],
  ])('is broken on the day before: %s / %s', (principle, thesis) => expect(isBroken(principle, thesis)).toBe(true))
  test.each([
    [FIVE_DAYS, 'Results were yesterday. The pumps sell.'],
    [FIVE_DAYS, 'Results are in May.'],
    [FIVE_DAYS, 'Results are not tomorrow, they are in May.'],
    [FIVE_DAYS, 'Nike reports tomorrow.'],
    [FIVE_DAYS, 'The results were out this morning.'],
    ['Never buy before earnings without a stop', 'They report tomorrow and the pumps sell.'],
    ['Never buy on the day of earnings', 'They report tomorrow and the pumps sell.'],
  ])('and not in: %s / %s', (principle, thesis) => expect(isBroken(principle, thesis)).toBe(false))
  test('nor by a Hold', () => expect(isBroken(FIVE_DAYS, 'Results are tomorrow.', { action: 'Hold' })).toBe(false))
})

describe('an exception, with one principle on file', () => {
  test.each([
    "One exception isn't going to kill anybody. The pumps sell.",
    'Just this once I buy without a plan.',
    'Just this once. The pumps sell.',
    'Just this once without profits, as the pumps sell.',
    "I'm making an exception here, the pumps sell.",
  ])('stands beside it: %s', (thesis) => expect(isBroken('No company without profits', thesis)).toBe(true))
  test.each([
    'I make no exception for pumps.',
    'The Fed cuts just this once.',
    'Just this once the Fed cuts.',
    'They raise prices just this once a year.',
    'Never just this once. The pumps sell and earn.',
    'My brother says one exception will not kill me.',
    'With one exception all shops earn money.',
    'Last year I made an exception and lost. Not today.',
    'Should I make an exception?',
  ])('and not in: %s', (thesis) => expect(isBroken('No company without profits', thesis)).toBe(false))
  test('which of two is meant nobody knows', () =>
    expect(
      readBuiltIn(
        asked(decided('Just this once. The pumps sell.', { price: '40' }), [], {
          principles: ['No company without profits', 'Never on a Monday'],
        }),
      ).sentences.map(({ kind }) => kind),
    ).not.toContain('principle-broken'))
})
