import { describe, expect, test } from 'vitest'
import type { Action } from '../../../ledger/action.ts'
import type { CritiquedDecision } from '../../critique.ts'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const WROTE = 'Ferries in the north. I buy at 60 or below, provided bookings are still growing.'
const watch = (wrote = WROTE) =>
  decided(wrote, { action: 'Watch', at: '2026-02-04T15:00:00.000Z', price: '74', confidence: 5 })
const said = (
  thesis: string,
  {
    price = '58.50',
    action = 'Keep Watching' as Action,
    wrote = WROTE,
    between = [] as readonly CritiquedDecision[],
  } = {},
) =>
  readBuiltIn(
    asked(decided(thesis, { action, price, at: '2026-05-20T15:00:00.000Z', confidence: 5 }), [
      watch(wrote),
      ...between,
    ]),
  ).sentences

const between = (thesis: string, price: string) =>
  decided(thesis, { action: 'Keep Watching', at: '2026-04-01T15:00:00.000Z', price, confidence: 5 })

describe('the price at which an entry before would have bought is there, and nothing is bought', () => {
  test('both stand beside each other, with what is said of the rest', () =>
    expect(said('Bookings up 4%. It still feels wrong to me.')[0]?.text).toBe(
      'On Feb 4, 2026 you wrote “I buy at 60 or below, provided bookings are still growing”; it is $58.50 today, you write “Bookings up 4%”, and this is a Keep Watching.',
    ))

  test('and without, where the entry says nothing of it', () =>
    expect(said('The mood is awful.')[0]?.text).toMatch(/it is \$58\.50 today, and this is a Keep Watching\.$/))

  test.each([
    ['the price is not there', 'Bookings up 4%.', { price: '66' }],
    ['it names another one now', 'Bookings up 4%. I buy at 50.', {}],
    ['somebody else would have bought', 'Bookings up 4%.', { wrote: 'My aunt says she buys at 60. I look on.' }],
    ['it was told before', 'Bookings up 4%.', { between: [between('Hm.', '59')] }],
    ['the limit may be another one since', 'Bookings up 4%.', { between: [between('Up to 63 is fair.', '70')] }],
  ])('but not where %s', (_, thesis, facts) =>
    expect(
      said(thesis, facts)
        .map(({ text }) => text)
        .join(' '),
    ).not.toMatch(/and this is a Keep Watching/),
  )
})

describe('bought for more than the price at which it was let pass', () => {
  test('the day on which it was there is said', () =>
    expect(
      said('It runs without me, better now than at 95.', {
        action: 'Buy',
        price: '81',
        between: [between('Bookings up 4%. I wait.', '58')],
      })[0]?.text,
    ).toBe(
      'On Feb 4, 2026 you wrote “I buy at 60 or below, provided bookings are still growing”; it was at $58.00 on Apr 1, 2026, and this Buy is at $81.00.',
    ))

  test('and not where the rest had not come with it', () =>
    expect(
      said('Bookings up 6%.', {
        action: 'Buy',
        price: '81',
        between: [between('Bookings fell 3%, so I wait.', '58')],
      })[0]?.text,
    ).not.toContain('it was at'))

  test('where it may go is no price to buy at', () =>
    expect(said('Better in at 81 than to watch it go to 100.', { action: 'Buy', price: '81' })[0]?.kind).toBe(
      'own-price-raised',
    ))

  test('but a limit that is named is', () =>
    expect(said('Paying up to 90 now.', { action: 'Buy', price: '81' })[0]?.kind).not.toBe('own-price-raised'))
})
