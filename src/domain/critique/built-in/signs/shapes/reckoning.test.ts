import { describe, expect, test } from 'vitest'
import type { Action } from '../../../../ledger/action.ts'
import { readBuiltIn } from '../../built-in-critic.ts'
import { asked, decided } from '../../request.fixture.ts'

/** What is admitted by somebody who paid 50 and decides at the given price. */
const admitted = (thesis: string, price = '30', action: Action = 'Sell') => {
  const buy = decided('I buy it for the growth abroad.', { at: '2025-02-03T15:00:00.000Z', price: '50' })
  const decision = decided(thesis, { action, price, at: '2025-11-05T15:00:00.000Z' })
  const levels = { stopLoss: null, takeProfit: null }
  const position = { moved: null, quantity: '10', averageCost: '50', cost: '500', ...levels }
  return readBuiltIn(asked(decision, [buy], { purchasedAt: buy.at, position }))
    .sentences.filter(({ kind }) => kind === 'error-admitted')
    .map(({ text }) => text)
    .join(' ')
}

describe('a sale at a loss is credited with what its writer says of their own part in it', () => {
  test.each([
    ['The stop at 45 would have cost me 600. I moved it.', '“The stop at 45 would have cost me 600”'],
    ['Gone. My rule would have gotten me out at 41 or so.', '“My rule would have gotten me out at 41 or so”'],
    ['Had I followed my stop I would have lost 300 instead of 1,900.', 'would have lost 300 instead of 1,900”'],
    ['Sold. The second purchase was pure spite.', '“The second purchase was pure spite”'],
    ['Out. I held on because I wanted to be right.', '“I held on because I wanted to be right”'],
    ['Sold after the report. No test for customers, my oversight.', '“No test for customers, my oversight”'],
    ['Sold. Next time the line is an order at the broker.', '“Next time the line is an order at the broker”'],
  ])('%s', (thesis, words) => expect(admitted(thesis)).toContain(words))
})

test.each([
  ['The stop would have thrown me out right before the rebound.', '30'],
  ['Sold. The stop at 45 would have cost me 600.', '80'],
  ['Sold. Their second purchase was pure vanity of the old chief.', '30'],
  ['Sold. Next time the line is an order at the broker.', '80'],
])('but not with what others did, with a boast, or beside a gain: %s', (thesis, price) =>
  expect(admitted(thesis, price)).toBe(''),
)

test('a Hold draws no lesson from a loss that is not taken', () =>
  expect(admitted('The stop at 45 would have cost me 600.', '30', 'Hold')).toBe(''))
