import { describe, expect, it } from 'vitest'
import { dayAfterKey, indexAtOrBefore, monthsBefore } from './day-range.ts'

describe('monthsBefore', () => {
  it.each([
    ['2026-11-20', 1, '2026-10-20'],
    ['2026-03-31', 1, '2026-02-28'],
    ['2024-03-31', 1, '2024-02-29'],
    ['2026-02-10', 3, '2025-11-10'],
    ['2026-11-20', 12, '2025-11-20'],
    ['2026-12-31', -2, '2027-02-28'],
  ])('%s, %i months: %s', (day, months, earlier) => {
    expect(monthsBefore(day, months)).toBe(earlier)
  })
})

const days = ['2026-08-31', '2026-09-01', '2026-09-30', '2026-10-01', '2026-10-30', '2026-10-31']

describe('indexAtOrBefore', () => {
  it.each([
    ['2026-08-30', -1],
    ['2026-08-31', 0],
    ['2026-09-15', 1],
    ['2026-10-31', 5],
    ['2027-01-01', 5],
  ])('%s: %i', (day, index) => {
    expect(indexAtOrBefore(days, day)).toBe(index)
  })
})

describe('dayAfterKey', () => {
  it.each([
    ['ArrowRight', 2, 3],
    ['ArrowRight', 5, 5],
    ['ArrowLeft', 0, 0],
    ['PageDown', 5, 2],
    ['PageDown', 1, 0],
    ['PageUp', 0, 2],
    ['PageUp', 4, 5],
    ['Home', 3, 0],
    ['End', 3, 5],
    ['Enter', 3, null],
  ])('%s from %i to %s', (key, from, to) => {
    expect(dayAfterKey(days, from, key)).toBe(to)
  })
})
