import { describe, expect, it } from 'vitest'
import { instantAt } from '../time.ts'
import { MARKET_ZONE, marketClosesAt } from './market-calendar.ts'
import { isFresh, isInSession, lastSession, marketDaysBetween, sessionDayOf, sessionOn } from './market-session.ts'

describe('a session', () => {
  it.each([
    ['2026-03-06', '2026-03-06T14:30:00.000Z', '2026-03-06T21:00:00.000Z'],
    ['2026-03-09', '2026-03-09T13:30:00.000Z', '2026-03-09T20:00:00.000Z'],
    ['2026-10-30', '2026-10-30T13:30:00.000Z', '2026-10-30T20:00:00.000Z'],
    ['2026-11-02', '2026-11-02T14:30:00.000Z', '2026-11-02T21:00:00.000Z'],
    ['2024-02-29', '2024-02-29T14:30:00.000Z', '2024-02-29T21:00:00.000Z'],
    ['2026-11-27', '2026-11-27T14:30:00.000Z', '2026-11-27T18:00:00.000Z'],
  ])(
    "of %s is at New York's hours, on both sides of a change of the clock and on short days",
    (day, opensAt, closesAt) => expect(sessionOn(day)).toEqual({ day, opensAt, closesAt }),
  )

  // The clocks were changed on Sundays, but for one Monday of 1942, before the market opened.
  it.each([1920, 1942, 1945, 1974, 1975, 1987, 2006, 2007, 2026])(
    'of %i begins and ends as New York’s clocks show it, though they are asked once a week',
    (year) => {
      for (const day of marketDaysBetween(`${year}-01-01`, `${year}-12-31`)) {
        const session = sessionOn(day)
        expect(session?.opensAt).toBe(instantAt(day, '09:30', MARKET_ZONE))
        expect(session?.closesAt).toBe(instantAt(day, marketClosesAt(day) ?? '', MARKET_ZONE))
      }
    },
  )

  it('does not exist on a weekend or a holiday', () => {
    expect(sessionOn('2026-11-21')).toBeNull()
    expect(sessionOn('2026-11-26')).toBeNull()
  })

  it('includes its opening, and not its end', () => {
    expect(isInSession('2026-11-20T14:29:59.999Z')).toBe(false)
    expect(isInSession('2026-11-20T14:30:00.000Z')).toBe(true)
    expect(isInSession('2026-11-20T20:59:59.999Z')).toBe(true)
    expect(isInSession('2026-11-20T21:00:00.000Z')).toBe(false)
  })
})

describe('the last session', () => {
  it.each([
    ['during a session, is that of the day before', '2026-11-20T18:00:00.000Z', '2026-11-19'],
    ['from the end of one on, is that one', '2026-11-20T21:00:00.000Z', '2026-11-20'],
    [
      'on a Sunday morning in Sydney, while it is still Saturday in New York, is Friday',
      '2026-11-21T22:00:00.000Z',
      '2026-11-20',
    ],
    ['after Thanksgiving, reaches back over it', '2026-11-27T12:00:00.000Z', '2026-11-25'],
  ])('%s', (_, now, day) => expect(lastSession(now).day).toBe(day))
})

it.each([
  ['during a session', '2026-11-20T18:00:00.000Z', '2026-11-20'],
  ['before it opens', '2026-11-20T14:00:00.000Z', '2026-11-19'],
  ['after it has ended', '2026-11-20T22:00:00.000Z', '2026-11-20'],
  ['on the weekend', '2026-11-21T15:00:00.000Z', '2026-11-20'],
])('the prices of the moment %s (%s) are those of %s', (_, at, day) => expect(sessionDayOf(at)).toBe(day))

it('trading days leave out weekends and holidays', () => {
  expect(marketDaysBetween('2026-11-25', '2026-11-30')).toEqual(['2026-11-25', '2026-11-27', '2026-11-30'])
  expect(marketDaysBetween('2026-11-30', '2026-11-25')).toEqual([])
})

describe('a price is as good as a new one', () => {
  it.each([
    ['within a minute', '2026-11-20T15:00:00.000Z', '2026-11-20T15:00:59.999Z', true],
    ['not after it, while the market trades', '2026-11-20T15:00:00.000Z', '2026-11-20T15:01:00.000Z', false],
    ['from the close until the next opening', '2026-11-20T21:00:00.000Z', '2026-11-23T14:29:59.000Z', true],
    ['and then no longer', '2026-11-20T21:00:00.000Z', '2026-11-23T14:30:00.000Z', false],
    ['not if it is of before the close', '2026-11-20T20:59:00.000Z', '2026-11-21T12:00:00.000Z', false],
  ])('%s', (_, fetchedAt, now, isGood) => expect(isFresh(fetchedAt, now)).toBe(isGood))
})
