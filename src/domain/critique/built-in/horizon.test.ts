import { describe, expect, test } from 'vitest'
import { findHorizon } from './horizon.ts'
import { decided } from './request.fixture.ts'

const horizon = (thesis: string): string | null => {
  const found = findHorizon(decided(thesis, { at: '2026-05-01T14:30:00.000Z' }))
  return found && `${thesis.slice(found.span.from, found.span.to)}, ${found.isDated ? 'dated' : 'vague'}`
}

describe('by when a thesis means to be judged', () => {
  test.each([
    ['It doubles by 2028 at the latest.', 'by 2028, dated'],
    ['Above 8% for three straight quarters.', 'three straight quarters, dated'],
    ['We will know in Q3 2026.', 'Q3 2026, dated'],
    ['The ruling comes in June.', 'in June, dated'],
    ['Within 18 months, I think.', 'Within 18 months, dated'],
    ['Soon, or by 2028.', 'by 2028, dated'],
    ['A long-term hold.', 'long-term, vague'],
    ['It will pay off eventually.', 'eventually, vague'],
    ['In 2021 they grew by half.', null],
    ['It may rise 5 points.', null],
    ['A fine company.', null],
    ['Feb 30, 2027 decides.', null],
    ['Judged on 2027-02-30.', null],
    ['The report is on 2026-04-30.', null],
    ['The report is on 2026-05-01.', '2026-05-01, dated'],
    ['Up on Jan 5, 2026, that was good.', null],
    ['They beat it in Q1 2026.', null],
    ['We will know by March 2026.', null],
    ['We will know by March 2027.', 'by March, dated'],
    ['Told on 4/13/2026.', null],
    ['Told on 13/5/2026.', '13/5/2026, dated'],
    ['Within 2 weeks, or Feb 30, 2027.', 'Within 2 weeks, dated'],
  ])('%s', (thesis, expected) => expect(horizon(thesis)).toBe(expected))
})
