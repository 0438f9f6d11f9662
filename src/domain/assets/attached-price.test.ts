import { expect, it } from 'vitest'
import { dayOfAcceptedPrice, earlierDayOfPrice, priceThen, toldPrice } from './attached-price.ts'

/** Wednesday, 6 May 2026, 11:00 in New York. */
const NOON = '2026-05-06T15:00:00.000Z'

const decided = (at: string, more: Partial<Parameters<typeof toldPrice>[0]> = {}) => ({
  action: 'Hold' as const,
  recordedAt: NOON,
  price: { price: '160', source: 'typed' as const, at },
  isPriceAttached: true as const,
  ...more,
})

it.each([
  ['of its own session', '2026-05-06T14:00:00.000Z', {}, null, true],
  ['of the evening before', '2026-05-05T20:00:00.000Z', {}, '2026-05-05', true],
  ['with a whole session since', '2026-05-04T20:00:00.000Z', {}, '2026-05-04', false],
  ['of ten years ago', '2016-03-04T21:00:00.000Z', {}, '2016-03-04', false],
  ['of the Friday, on a Sunday', '2026-05-08T20:00:00.000Z', { recordedAt: '2026-05-10T15:00:00.000Z' }, null, true],
  ['of the day decided, written later', '2026-04-30T20:00:00.000Z', { decidedOn: '2026-04-30' }, null, true],
  ['of the day before the day decided', '2026-04-29T20:00:00.000Z', { decidedOn: '2026-04-30' }, '2026-04-29', false],
])('a price that was attached, %s', (_, at, more, day, isOfThen) => {
  const decision = decided(at, more)
  expect(earlierDayOfPrice(decision)).toBe(day)
  expect(priceThen(decision)).toEqual(isOfThen ? decision.price : null)
})

it('a sale has no price but the one that was sent', () => {
  const at = '2026-05-06T14:00:00.000Z'
  const unpriced = decided(at, { action: 'Sell' })
  expect([toldPrice(unpriced), priceThen(unpriced), earlierDayOfPrice(unpriced)]).toEqual([null, null, null])
  const { isPriceAttached: _, ...sold } = unpriced
  expect([toldPrice(sold)?.price, priceThen(sold)?.price]).toEqual(['160', '160'])
})

it.each([
  ['typed', { source: 'typed' as const, at: NOON }, {}, null],
  [
    'accepted with a whole session since',
    { source: 'accepted' as const, at: NOON, knownAt: '2026-05-04T20:00:00.000Z' },
    {},
    '2026-05-04',
  ],
  [
    'accepted of the evening before',
    { source: 'accepted' as const, at: NOON, knownAt: '2026-05-05T20:00:00.000Z' },
    {},
    null,
  ],
  [
    'of a provider, with a whole session since',
    { source: 'yahoo' as const, at: '2026-05-04T20:00:00.000Z' },
    {},
    '2026-05-04',
  ],
  [
    'of a provider, and of the day decided',
    { source: 'yahoo' as const, at: '2026-04-30T20:00:00.000Z' },
    { decidedOn: '2026-04-30' },
    null,
  ],
  ['corrected since', { source: 'typed' as const, at: '2026-05-04T20:00:00.000Z' }, {}, null],
])('a price that was sent, %s', (_, of, more, day) => {
  const { isPriceAttached: _attached, ...sent } = decided(NOON, { price: { price: '160', ...of }, ...more })
  expect(dayOfAcceptedPrice(sent)).toBe(day)
  expect(dayOfAcceptedPrice(decided(NOON, { price: { price: '160', ...of }, ...more }))).toBe(null)
  expect(priceThen(sent)).toEqual(sent.price)
})
