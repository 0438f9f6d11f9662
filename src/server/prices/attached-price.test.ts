import { expect, it } from 'vitest'
import { attachedPrice } from './attached-price.ts'
import { NO_MARKET_DATA } from './market-data.ts'

/** What a first decision of Friday morning is given, beside the close of Thursday and a split. */
const attachedBeside = (effectiveOn: string) => {
  const closes = [{ day: '2026-06-04', close: '100', source: 'massive' as const }]
  const split = { effectiveOn, newShares: '4', oldShares: '1', source: 'massive' as const }
  return attachedPrice({ ...NO_MARKET_DATA, closes, splits: [split] }, null, '2026-06-05T12:00:00.000Z').price?.price
}

it.each([
  // Announced for Monday: nothing is in other shares before then.
  ['2026-06-08', '100'],
  ['2026-06-05', undefined],
  ['2026-06-04', '100'],
])('a first decision beside a split of %s gets the close before it: %s', (effectiveOn, price) =>
  expect(attachedBeside(effectiveOn)).toBe(price),
)
