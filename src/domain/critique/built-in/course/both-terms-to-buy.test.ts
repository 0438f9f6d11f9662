import { describe, expect, test } from 'vitest'
import type { Action } from '../../../ledger/action.ts'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const WROTE = 'Glass for towers. I buy below 30, provided the operating margin is 12 % or better.'
const watch = (wrote = WROTE) =>
  decided(wrote, { action: 'Watch', at: '2026-02-04T15:00:00.000Z', price: '37', confidence: 5 })
const said = (thesis: string, action: Action = 'Keep Watching', price = '29.40', wrote = WROTE) =>
  readBuiltIn(asked(decided(thesis, { action, price, at: '2026-05-20T15:00:00.000Z', confidence: 5 }), [watch(wrote)]))
    .sentences

describe('a price and a figure, both of which have to come', () => {
  test.each([
    ['The margin is not: 9.8 %. So I stay outside.', WROTE, 'under', '12 %'],
    [
      'Inventories still 131 days, so I wait.',
      'I want it at 30 or lower and I want inventories under 110 days.',
      'over',
      '110 days',
    ],
    [
      'Net debt is 1.2 billion, though. Not buying.',
      'I would buy at 30 or less, but only with net debt under 900 million.',
      'over',
      '900 million',
    ],
  ])('who stays out because one is missing is told so: %s', (thesis, wrote, place, limit) => {
    const [first] = said(thesis, 'Keep Watching', '29.40', wrote)
    expect(first?.kind).toBe('stays-out')
    expect(first?.text).toContain(`is ${place} your ${limit}, and you stay out`)
  })

  test('who buys when both are there', () => {
    const [first] = said('Operating margin 13 %. Bought.', 'Buy')
    expect(first?.kind).toBe('rule-kept')
    expect(first?.text).toContain('you waited for both')
  })

  test('who buys with one of them', () =>
    expect(said('Operating margin 11 %. Bought.', 'Buy')[0]?.kind).toBe('line-moved-in-words'))

  test('nobody is told how often they looked', () =>
    expect(
      said('The margin is not: 9.8 %. So I stay outside.')
        .map(({ text }) => text)
        .join(' '),
    ).not.toContain('Look number'))
})

test.each([
  ['the price is not there', 'The margin is 9.8 %. I stay out.', '33'],
  ['it is another margin', 'Net margin 9.8 % in Spain. I stay out.', '29'],
  ['it is of a rival', 'At the rival the margin is 9.8 %. I stay out.', '29'],
])('and nothing is told where %s', (_, thesis, price) =>
  expect(said(thesis, 'Keep Watching', price)[0]?.kind).not.toBe('stays-out'),
)
