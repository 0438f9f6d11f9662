import { describe, expect, test } from 'vitest'
import type { CritiquedDecision } from '../../critique.ts'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const PLAN = 'Looms. Half now, the other half only after two quarters of growth.'
const told = (thesis: string, wrote = PLAN, facts: Partial<CritiquedDecision> = {}) =>
  readBuiltIn(
    asked(decided(thesis, { action: 'Hold', at: '2026-05-09T15:00:00.000Z', price: '99', ...facts }), [
      decided(wrote, { at: '2026-01-09T15:00:00.000Z', price: '100' }),
    ]),
  ).sentences.filter(({ text }) => text.includes('the plan, kept'))

describe('a part that is bought, as planned', () => {
  const wrote = 'Three buys of 40 each: today, at 31 and at 27, never more.'
  const step = (thesis: string, price: string, plan = wrote) => told(thesis, plan, { action: 'Buy More', price })
  test('is credited with the plan and the price', () =>
    expect(step('Second of three, as set down.', '30.90').map(({ text }) => text)).toEqual([
      'On Jan 9, 2026 you wrote “Three buys of 40 each: today, at 31 and at 27, never more”; this Buy More is at $30.90, and you write “Second of three, as set down”: that is the plan, kept.',
    ]))
  test.each([
    ['for more than was planned', 'Second of three, as set down.', '33', wrote],
    ['where no price was planned', 'Second of three, as set down.', '30.90', 'Three buys, and never more.'],
    ['where it is not said', 'Second of three.', '30.90', wrote],
    ['where somebody else says it', 'My brother bought the second of three as planned.', '30.90', wrote],
  ])('and not: %s', (_, thesis, price, plan) => expect(step(thesis, price, plan)).toEqual([]))
})

describe('a part that is not bought, as planned', () => {
  test('is credited with both', () =>
    expect(told('Growth 1%, one quarter of two, so the second half waits.')).toEqual([
      {
        kind: 'rule-kept',
        part: 'psychology',
        text: 'On Jan 9, 2026 you wrote “Half now, the other half only after two quarters of growth”; today you write “Growth 1%, one quarter of two, so the second half waits”, and buy nothing: that is the plan, kept.',
      },
    ]))
  test.each([
    ['Not there yet, so no second tranche.', 'Two tranches, the second once the mine is open.'],
    ["Never got to 27, so the third doesn't happen.", 'Three buys of 40 each: today, at 31 and at 27.'],
    ['A hair short, so no second half.', 'The other half only if orders rise. If they fall the first half goes too.'],
    ['The final third has to wait.', 'In thirds: now, at 90, and the last third when the licence is there.'],
  ])('%s', (thesis, wrote) => expect(told(thesis, wrote)).toHaveLength(1))

  test.each([
    ['where none was planned', 'Growth 1%, so the second half waits.', 'Looms grow.'],
    [
      'where it hung on nothing',
      'Growth 1%, so the second half waits.',
      'Looms. Half now and the other half tomorrow.',
    ],
    ['of a half of the year', 'The second half will show it.', PLAN],
    ['where somebody else waits', 'My brother says the second half waits.', PLAN],
    ['in a question', 'So the second half waits?', PLAN],
  ])('and not: %s', (_, thesis, wrote) => expect(told(thesis, wrote)).toEqual([]))
  test('nor where something is bought', () =>
    expect(told('Growth 1%, so the second half waits.', PLAN, { action: 'Buy More' })).toEqual([]))
})
