import { describe, expect, it } from 'vitest'
import { calendarDay, daysBetween, instantAt, readableDate } from './time.ts'

describe('dates in the form of the specification', () => {
  it.each([
    ['2025-04-06T15:00:00.000Z', 'Apr 6, 2025'],
    ['2025-09-30T15:00:00.000Z', 'Sept 30, 2025'],
    ['2024-02-29T15:00:00.000Z', 'Feb 29, 2024'],
  ])('%s is %s', (at, readable) => expect(readableDate(at, 'America/New_York')).toBe(readable))

  it('are those of the requested calendar', () => {
    const lateEvening = '2026-11-21T03:30:00.000Z'
    expect(calendarDay(lateEvening, 'America/New_York')).toBe('2026-11-20')
    expect(calendarDay(lateEvening, 'Australia/Sydney')).toBe('2026-11-21')
    expect(readableDate(lateEvening, 'America/New_York')).toBe('Nov 20, 2026')
  })

  it('are right around both changes of the clock', () => {
    expect(calendarDay('2026-03-08T06:59:59.000Z', 'America/New_York')).toBe('2026-03-08')
    expect(calendarDay('2026-11-01T04:30:00.000Z', 'America/New_York')).toBe('2026-11-01')
    expect(calendarDay('2026-11-01T03:59:59.000Z', 'America/New_York')).toBe('2026-10-31')
  })
})

describe('an instant by the clock of a place', () => {
  it.each([
    ['2026-01-15', '09:30', 'America/New_York', '2026-01-15T14:30:00.000Z'],
    ['2026-07-15', '09:30', 'America/New_York', '2026-07-15T13:30:00.000Z'],
    ['2026-03-08', '16:00', 'America/New_York', '2026-03-08T20:00:00.000Z'],
    ['2026-11-01', '00:30', 'America/New_York', '2026-11-01T04:30:00.000Z'],
    ['2026-11-01', '16:00', 'America/New_York', '2026-11-01T21:00:00.000Z'],
    ['2026-01-15', '09:30', 'Australia/Sydney', '2026-01-14T22:30:00.000Z'],
    ['2024-02-29', '12:00', 'UTC', '2024-02-29T12:00:00.000Z'],
  ])('%s %s in %s is %s', (day, clock, zone, instant) => expect(instantAt(day, clock, zone)).toBe(instant))
})

describe('daysBetween', () => {
  it.each([
    ['2026-04-06T15:00:00.000Z', '2026-04-06T23:00:00.000Z', 0],
    ['2026-04-06T15:00:00.000Z', '2026-04-07T15:00:00.000Z', 1],
    ['2026-04-06T15:00:00.000Z', '2026-04-06T14:00:00.000Z', -1],
  ])('from %s to %s is %i', (from, to, days) => expect(daysBetween(from, to)).toBe(days))
})
