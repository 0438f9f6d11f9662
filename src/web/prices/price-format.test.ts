import { expect, test } from 'vitest'
import { isOldPrice, priceAge, priceOrigin } from './price-format.ts'

test('a price says where it comes from and when it was true', () => {
  const quoted = { price: '189.23', source: 'twelve-data', at: '2026-11-21T19:05:00.000Z' } as const
  expect(priceOrigin(quoted, 'America/New_York')).toBe('Twelve Data, Nov 21, 2026, 14:05')
  const typed = { ...quoted, source: 'typed' } as const
  expect(priceAge(typed, '2026-11-24T20:00:00.000Z', 'America/New_York')).toBe('typed by you, 3 days ago')
})

test.each([
  ['of the last session’s close', '2026-11-20T21:00:00.000Z', '2026-11-23T15:00:00.000Z', false],
  ['of the session before it', '2026-11-19T21:00:00.000Z', '2026-11-23T15:00:00.000Z', true],
  ['of Friday, once Monday has a close', '2026-11-20T21:00:00.000Z', '2026-11-23T21:00:00.000Z', true],
])('a price %s', (_name, at, now, isOld) => expect(isOldPrice({ at }, now)).toBe(isOld))
