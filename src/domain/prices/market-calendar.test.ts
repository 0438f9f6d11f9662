import { describe, expect, test } from 'vitest'
import { calendarDay } from '../time.ts'
import { calendarDaysBetween, isMarketDay, MARKET_ZONE, marketClosesAt, marketDayOf } from './market-calendar.ts'

/** Every day of a year, as `YYYY-MM-DD`, by JavaScript's own calendar and not by the tested code. */
const daysOf = (year: number): { day: string; weekday: number }[] =>
  Array.from({ length: 366 }, (_, index) => new Date(Date.UTC(year, 0, 1 + index)))
    .filter((date) => date.getUTCFullYear() === year)
    .map((date) => ({ day: date.toISOString().slice(0, 10), weekday: date.getUTCDay() }))

const closedWeekdays = (year: number): string[] =>
  daysOf(year)
    .filter(({ day, weekday }) => weekday % 6 !== 0 && !isMarketDay(day))
    .map(({ day }) => day.slice(5))

/** As published by the exchange. */
const PUBLISHED: Record<number, string> = {
  2001: '01-01 01-15 02-19 04-13 05-28 07-04 09-03 09-11 09-12 09-13 09-14 11-22 12-25',
  2018: '01-01 01-15 02-19 03-30 05-28 07-04 09-03 11-22 12-05 12-25',
  2021: '01-01 01-18 02-15 04-02 05-31 07-05 09-06 11-25 12-24',
  2022: '01-17 02-21 04-15 05-30 06-20 07-04 09-05 11-24 12-26',
  2023: '01-02 01-16 02-20 04-07 05-29 06-19 07-04 09-04 11-23 12-25',
  2024: '01-01 01-15 02-19 03-29 05-27 06-19 07-04 09-02 11-28 12-25',
  2025: '01-01 01-09 01-20 02-17 04-18 05-26 06-19 07-04 09-01 11-27 12-25',
  2026: '01-01 01-19 02-16 04-03 05-25 06-19 07-03 09-07 11-26 12-25',
  2027: '01-01 01-18 02-15 03-26 05-31 06-18 07-05 09-06 11-25 12-24',
  2028: '01-17 02-21 04-14 05-29 06-19 07-04 09-04 11-23 12-25',
}

describe('market calendar', () => {
  test.each(Object.entries(PUBLISHED))('closes on the weekdays that the exchange published for %s', (year, days) => {
    expect(closedWeekdays(Number(year)).join(' ')).toBe(days)
  })

  test('never opens on a weekend', () => {
    for (let year = 1998; year <= 2060; year += 1)
      expect(daysOf(year).filter(({ day, weekday }) => weekday % 6 === 0 && isMarketDay(day))).toEqual([])
  })

  test('ends early on the days that the exchange published', () => {
    const early = (year: number) =>
      daysOf(year)
        .filter(({ day }) => marketClosesAt(day) === '13:00')
        .map(({ day }) => day.slice(5))
    expect(early(2024)).toEqual(['07-03', '11-29', '12-24'])
    expect(early(2025)).toEqual(['07-03', '11-28', '12-24'])
    expect(early(2026)).toEqual(['11-27', '12-24'])
    expect(early(2027)).toEqual(['11-26'])
    expect(marketClosesAt('2026-11-25')).toBe('16:00')
    expect(marketClosesAt('2026-11-26')).toBeNull()
  })
})

test.each([
  ['the same day', '2026-09-04T13:30:00.000Z', '2026-09-04T23:59:00.000Z', 0],
  ['less than 24 hours, over midnight in New York', '2026-09-04T20:00:00.000Z', '2026-09-05T15:30:00.000Z', 1],
  ['over midnight in UTC alone', '2026-09-04T23:30:00.000Z', '2026-09-05T01:30:00.000Z', 0],
  ['days that are read as Sept 4 and Nov 20', '2026-09-04T20:00:00.000Z', '2026-11-20T15:30:00.000Z', 77],
  ['an earlier day', '2026-09-05T15:30:00.000Z', '2026-09-04T20:00:00.000Z', -1],
])('counts days as a reader of both dates does: %s', (_, from, to, days) => {
  expect(calendarDaysBetween(from, to)).toBe(days)
})

test.each([1900, 1943, 1974, 2006, 2007, 2026])(
  'the day in New York is the one that the time zone tells, at every half hour of %i',
  (year) => {
    const halfHours = Array.from({ length: 365 * 48 }, (_, index) =>
      new Date(Date.UTC(year, 0, 1) + index * 1_800_000).toISOString(),
    )
    const different = halfHours.filter((at) => marketDayOf(at) !== calendarDay(at, MARKET_ZONE))
    expect(different).toEqual([])
  },
)
