import { describe, expect, test } from 'vitest'
import { findOwnTests } from './find-own-tests.ts'

const found = (text: string) => findOwnTests(text, '2026-05-01', '100').map(({ words }) => words)

describe('a test under a label that says more than its name', () => {
  test.each([
    'Exit triggers set with my sister, who holds the other login: gearing > 43%, or ICR < 2.5x',
    'Sell rules, agreed with my wife: dividend cut, or debt above 4x',
    'FAIL 2: attrition > 18%',
    'Kill 1: net debt over 4x',
    'Exit criteria, written down today: churn above 3% in any quarter',
  ])('%s', (text) => expect(found(`${text}.`)).toHaveLength(1))
  test.each([
    'NOT a fail: the price going to 15.',
    'Fail 1 of the trial: 20% dropped out.',
    'Exit interviews, written by HR: turnover > 20%.',
    'Triggers, said the chemist: none.',
    'Rules of the fund: at most 5%.',
  ])('and not: %s', (text) => expect(found(text)).toEqual([]))
  test('in a list', () =>
    expect(
      found(
        'Sell triggers, in writing because my memory gets kind in hindsight: (1) potash below US$270 a tonne for a full quarter, (2) net debt over 3x EBITDA.',
      ),
    ).toHaveLength(2))
})

describe('who sells is named by another word, or what is held by a pronoun', () => {
  test.each([
    'Should organic growth be worse than minus 2 per cent, the buyer (me) shall sell within five days.',
    "If orders fall under 3bn they're sold.",
  ])('%s', (text) => expect(found(text)).toHaveLength(1))
  test.each([
    'Should growth be below 2 per cent, the seller (them) shall deliver the plant.',
    "If prices rise above 3% they're gone to the rival.",
    "If rates fall under 3% the customers say that they're sold a dream.",
  ])('and not: %s', (text) => expect(found(text)).toEqual([]))
})
