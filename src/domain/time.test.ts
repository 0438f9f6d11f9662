import { describe, expect, it } from 'vitest'
import { calendarDay, daysBetween, readableDate } from './time.ts'

describe('dates in the form of the specification', () => {
  it.each([
    ['2025-04-06T15:00:00.000Z', 'Apr 6, 2025'],
    ['2025-09-30T15:00:00.000Z', 'Sept 30, 2025'],
    ['2024-02-29T15:00:00.000Z', 'Feb 29, 2024'],
  ])('%s is %s', (at, readable) => expect(readableDate(at, 'America/New_York')).toBe(readable))

  it('are those of the calendar that was asked for', () => {
    const lateEvening = '2026-11-21T03:30:00.000Z'
    expect(calendarDay(lateEvening, 'America/New_York')).toBe('2026-11-20')
    expect(calendarDay(lateEvening, 'Australia/Sydney')).toBe('2026-11-21')
    expect(readableDate(lateEvening, 'America/New_York')).toBe('Nov 20, 2026')
  })

  it('hold over both changes of the clock', () => {
    expect(calendarDay('2026-03-08T06:59:59.000Z', 'America/New_York')).toBe('2026-03-08')
    expect(calendarDay('2026-11-01T04:30:00.000Z', 'America/New_York')).toBe('2026-11-01')
    expect(calendarDay('2026-11-01T03:59:59.000Z', 'America/New_York')).toBe('2026-10-31')
  })
})

describe('daysBetween', () => {
  it.each([
    ['2026-04-06T15:00:00.000Z', '2026-04-06T23:00:00.000Z', 0],
    ['2026-04-06T15:00:00.000Z', '2026-04-07T15:00:00.000Z', 1],
    ['2026-04-06T15:00:00.000Z', '2026-04-06T14:00:00.000Z', -1],
  ])('from %s to %s is %i', (from, to, days) => expect(daysBetween(from, to)).toBe(days))
})
