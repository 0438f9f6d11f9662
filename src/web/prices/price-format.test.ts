import { expect, test } from 'vitest'
import { isOldPrice, priceAge } from './price-format.ts'
import { priceOrigin } from './price-origin.ts'

test('a price names its source and its time', () => {
  const quoted = { price: '189.23', source: 'twelve-data', at: '2026-11-21T19:05:00.000Z' } as const
  expect(priceOrigin(quoted, 'America/New_York')).toBe('Twelve Data, Nov 21, 2026, 14:05')
  const typed = { ...quoted, source: 'typed' } as const
  expect(priceAge(typed, '2026-11-24T20:00:00.000Z')).toBe('typed by you, 3 days ago')
  const accepted = { ...quoted, source: 'accepted', knownAt: '2016-03-04T21:00:00.000Z' } as const
  expect(priceAge(accepted, '2026-11-24T20:00:00.000Z')).toBe('last price of Mar 4, 2016, accepted by you, 3 days ago')
})

test('the day of a price is the one in New York, in whatever time zone somebody reads it', () => {
  const [auckland, now] = ['Pacific/Auckland', '2026-11-22T20:00:00.000Z']
  const ofDay = { price: '200', source: 'typed', at: '1975-01-02T21:00:00.000Z' } as const
  expect(priceOrigin({ ...ofDay, source: 'twelve-data' }, auckland)).toBe('Twelve Data, Jan 2, 1975')
  // This session ended early.
  expect(priceOrigin({ ...ofDay, at: '2025-11-28T18:00:00.000Z' }, auckland)).toContain('Nov 28, 2025')
  // So is that of a moment, with the time there.
  const ofMoment = { ...ofDay, at: '2026-09-01T21:30:00.000Z' }
  expect(priceOrigin(ofMoment, auckland)).toBe('typed by you, Sept 1, 2026, 17:30 in New York')
  expect(priceAge(ofMoment, now)).toBe('typed by you, on Sept 1, 2026')
})

test('a price that its owner gave of an earlier day never reads as if it had been given on that day', () => {
  const now = '2026-11-22T20:00:00.000Z'
  const ofDay = { price: '121.23', source: 'typed', at: '2022-04-06T20:00:00.000Z' } as const
  expect(priceAge(ofDay, now)).toBe('price of Apr 6, 2022, typed by you')
  expect(priceOrigin(ofDay, 'Europe/Berlin')).toBe('price of Apr 6, 2022, typed by you')
  expect(priceAge({ ...ofDay, source: 'uploaded' }, now)).toBe('price of Apr 6, 2022, from your file')
  // Of a day of this week it is not said either that it was typed that many days ago.
  expect(priceAge({ ...ofDay, at: '2026-11-19T21:00:00.000Z' }, now)).toBe('price of Nov 19, 2026, typed by you')
  // A provider's close does come from that day.
  expect(priceAge({ ...ofDay, source: 'twelve-data' }, now)).toBe('Twelve Data, on Apr 6, 2022')
})

test.each([
  ['of the last session’s close', '2026-11-20T21:00:00.000Z', '2026-11-23T15:00:00.000Z', false],
  ['of the session before it', '2026-11-19T21:00:00.000Z', '2026-11-23T15:00:00.000Z', true],
  ['of Friday, once Monday has a close', '2026-11-20T21:00:00.000Z', '2026-11-23T21:00:00.000Z', true],
])('a price %s', (_name, at, now, isOld) => expect(isOldPrice({ at }, now)).toBe(isOld))
