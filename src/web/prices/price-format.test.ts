import { expect, test } from 'vitest'
import { isOldPrice, priceAge, priceOrigin } from './price-format.ts'

test('a price names its source and its time', () => {
  const quoted = { price: '189.23', source: 'twelve-data', at: '2026-11-21T19:05:00.000Z' } as const
  expect(priceOrigin(quoted, 'America/New_York')).toBe('Twelve Data, Nov 21, 2026, 14:05')
  const typed = { ...quoted, source: 'typed' } as const
  expect(priceAge(typed, '2026-11-24T20:00:00.000Z')).toBe('typed by you, 3 days ago')
})

test('the day of a price is the one in New York, in whatever time zone somebody reads it', () => {
  const [auckland, now] = ['Pacific/Auckland', '2026-11-22T20:00:00.000Z']
  const ofDay = { price: '200', source: 'typed', at: '1975-01-02T21:00:00.000Z' } as const
  expect(priceAge(ofDay, now)).toBe('typed by you, on Jan 2, 1975')
  expect(priceOrigin(ofDay, auckland)).toBe('typed by you, Jan 2, 1975')
  // This session ended early.
  expect(priceOrigin({ ...ofDay, at: '2025-11-28T18:00:00.000Z' }, auckland)).toBe('typed by you, Nov 28, 2025')
  // A price of a moment, not of a day, is shown in the reader's time zone.
  const ofMoment = { ...ofDay, at: '2026-09-01T21:30:00.000Z' }
  expect(priceOrigin(ofMoment, auckland)).toBe('typed by you, Sept 2, 2026, 09:30')
  expect(priceAge(ofMoment, now)).toBe('typed by you, on Sept 1, 2026')
})

test.each([
  ['of the last session’s close', '2026-11-20T21:00:00.000Z', '2026-11-23T15:00:00.000Z', false],
  ['of the session before it', '2026-11-19T21:00:00.000Z', '2026-11-23T15:00:00.000Z', true],
  ['of Friday, once Monday has a close', '2026-11-20T21:00:00.000Z', '2026-11-23T21:00:00.000Z', true],
])('a price %s', (_name, at, now, isOld) => expect(isOldPrice({ at }, now)).toBe(isOld))
