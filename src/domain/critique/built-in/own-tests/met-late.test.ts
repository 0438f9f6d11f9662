import { describe, expect, test } from 'vitest'
import type { CritiquedDecision } from '../../critique.ts'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const entry = (thesis: string, month: number, facts: Partial<CritiquedDecision> = {}) =>
  decided(thesis, { action: 'Hold', at: `2026-0${month}-21T15:00:00.000Z`, price: '80', ...facts })
const told = (thesis: string, wrote = WROTE, facts: Partial<CritiquedDecision> = {}) =>
  readBuiltIn(
    asked(entry(thesis, 8, { action: 'Sell', ...facts }), [entry(wrote, 1, { action: 'Buy', price: '100' })]),
  ).sentences.filter(({ text }) => text.includes('it came on'))

const WROTE = 'Barges. Sell when the river gauge is under 120 for two weeks running.'

describe('a sale that comes after its test, by the words of its writer', () => {
  test('is told both days, and credited', () =>
    expect(
      told('Gauge under 120 from June, the two weeks were full on 20 July. Should have been out then at 91.'),
    ).toEqual([
      {
        kind: 'error-admitted',
        part: 'psychology',
        text: 'On Jan 21, 2026 you wrote “Sell when the river gauge is under 120 for two weeks running”; by your own words, “Gauge under 120 from June, the two weeks were full on 20 July”, it came on Jul 20, 2026, and this Sell comes 32 days later: that you say so yourself is rare.',
      },
    ]))
  test.each([
    ['The river gauge fell under 120 on May 4. I sell three months late.', WROTE],
    [
      'The recall came on 2 July, at 88. I sell weeks after, which is not what I wrote.',
      'Out if there is a recall of the pump.',
    ],
  ])('%s', (thesis, wrote) => expect(told(thesis, wrote)).toHaveLength(1))

  test.each([
    ['without a day', 'The two weeks of the gauge were full in July. Should have been out then.', WROTE],
    ['with a day of something else', 'The crew left on 20 July. Should have been out then.', WROTE],
    ['with a day from which it ran', 'Gauge under 120 since 20 July. Should have been out then.', WROTE],
    ['with a day before the test', 'The gauge was under 120 on 3 January. Should have been out then.', WROTE],
    ['in time, by its words', 'The gauge was under 120 on 20 July. Out.', WROTE],
    ['by somebody else', 'The gauge was under 120 on 20 July. My brother says I should have sold then.', WROTE],
    [
      'beside two tests of the same thing',
      'Gauge under 120 on 20 July. Too late.',
      `${WROTE} Out if the gauge is under 200 for a month.`,
    ],
  ])('and not so: %s', (_, thesis, wrote) => expect(told(thesis, wrote)).toEqual([]))
  test('nor at a Hold', () =>
    expect(told('The gauge was under 120 on 20 July. Should have been out then.', WROTE, { action: 'Hold' })).toEqual(
      [],
    ))
})
