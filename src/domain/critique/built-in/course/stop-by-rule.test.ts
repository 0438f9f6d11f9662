import { describe, expect, test } from 'vitest'
import { asked, decided } from '../request.fixture.ts'
import { stopByRule } from './stop-by-rule.ts'

const ruled = (wrote: string, to: string, price = '262') =>
  stopByRule(
    to,
    asked(decided('Stop up.', { action: 'Hold', price }), [
      decided(wrote, { at: '2026-03-05T15:00:00.000Z', price: '188' }),
    ]),
  )

describe('a stop that is moved by a rule of its writer', () => {
  const RULE = 'I raise the stop every quarter to 15% under the price and never lower it.'
  test('is told as that where it stands there to the cent', () =>
    expect(ruled(RULE, '222.70')).toMatchObject({ percent: '15', now: '$262.00' }))
  test.each([
    [RULE, '222.00', 'not to the cent'],
    ['My stop is 15% under what I paid.', '222.70', 'of the cost'],
    ['A friend says: stop 15% under the price.', '222.70', 'of somebody else'],
    ['Margins are 15% under the price of steel.', '222.70', 'no stop'],
  ])('and not: %s at %s (%s)', (wrote, to) => expect(ruled(wrote, to)).toBeNull())
})
