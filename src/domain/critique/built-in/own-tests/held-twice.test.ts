import { describe, expect, test } from 'vitest'
import type { CritiquedDecision } from '../../critique.ts'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const WROTE = 'Toll roads. If traffic growth falls below 3% I was wrong, and I sell.'
const entry = (thesis: string, month: number, facts: Partial<CritiquedDecision> = {}) =>
  decided(thesis, { action: 'Hold', at: `2026-0${month}-09T15:00:00.000Z`, price: '110', ...facts })
const told = (thesis: string, first = 'Traffic growth 4.2%. Nothing to do.', facts: Partial<CritiquedDecision> = {}) =>
  readBuiltIn(
    asked(entry(thesis, 7, facts), [entry(WROTE, 1, { action: 'Buy', price: '100' }), entry(first, 4)]),
  ).sentences.filter(({ text }) => text.includes('answered it with'))

describe('a test that its writer says held twice', () => {
  const [hold, sale] = ['Traffic growth 3.4%, so 3% held twice.', 'Traffic growth 3.4%. Fine twice. At 30 times I go.']
  test('is told with both answers and their days', () =>
    expect(told(hold).map(({ text }) => text)).toEqual([
      'On Jan 9, 2026 you wrote “If traffic growth falls below 3% I was wrong, and I sell”; you answered it with “Traffic growth 4.2%” on Apr 9, 2026, and with “Traffic growth 3.4%, so 3% held twice” today.',
    ]))
  test('also at a sale for more', () => expect(told(sale, undefined, { action: 'Sell', price: '130' })).toHaveLength(1))

  test.each([
    ['once', 'Traffic growth 3.4%. Nothing to do.', undefined],
    ['where the first entry says nothing of it', hold, 'Roads full at Easter.'],
    ['where the first was on the wrong side', hold, 'Traffic growth 2.1%. I stay.'],
    ['where the first was of something else', hold, 'Toll revenue +4.2%.'],
    ['twice of another thing', 'Traffic growth 3.4%. I drove it twice.', undefined],
    ['twice as much', 'Traffic growth 3.4%, twice as much as they guided.', undefined],
  ])('and not so: %s', (_, thesis, first) => expect(told(thesis, first)).toEqual([]))
})
