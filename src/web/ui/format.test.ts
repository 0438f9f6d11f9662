import { describe, expect, test } from 'vitest'
import { formatAge, formatMoment, formatPercent, formatQuantity, formatSignedUsd, formatUsd } from './format.ts'

describe('money', () => {
  test('is exact, even where a binary float is not', () => {
    expect(formatUsd('9007199254740993.01')).toBe('$9,007,199,254,740,993.01')
    expect(formatUsd('1.005')).toBe('$1.01')
    expect(formatUsd('189.2')).toBe('$189.20')
    expect(formatUsd('-1234.5')).toBe('−$1,234.50')
  })

  test('has more decimals below a dollar', () => {
    expect(formatUsd('0.0042')).toBe('$0.0042')
    expect(formatUsd('0.5')).toBe('$0.50')
    expect(formatUsd('0.0149')).toBe('$0.0149')
    expect(formatUsd('0.014925')).toBe('$0.01493')
    expect(formatUsd('0.000149')).toBe('$0.000149')
  })

  test('is unknown if it is null or not a number', () => {
    expect(formatUsd(null)).toBe('unknown')
    expect(formatUsd('NaN')).toBe('unknown')
    expect(formatUsd('')).toBe('unknown')
  })

  test('has a sign if it is a change', () => {
    expect(formatSignedUsd('1.18')).toBe('+$1.18')
    expect(formatSignedUsd('-1.18')).toBe('−$1.18')
    expect(formatSignedUsd('0.00')).toBe('$0.00')
  })
})

test('a change in percent has sign, arrow and direction', () => {
  expect(formatPercent('3.2')).toEqual({ direction: 'up', arrow: '▲', text: '+3.20%' })
  expect(formatPercent('-18.4')).toEqual({ direction: 'down', arrow: '▼', text: '\u221218.40%' })
  expect(formatPercent('0.00')).toEqual({ direction: 'level', arrow: '', text: '0.00%' })
  expect(formatPercent('-0.001')).toEqual({ direction: 'level', arrow: '', text: '0.00%' })
  expect(formatPercent('12345.678')).toEqual({ direction: 'up', arrow: '▲', text: '+12,345.68%' })
  expect(formatPercent(null)).toBeNull()
})

test('a quantity keeps its decimals', () => {
  expect(formatQuantity('10')).toBe('10')
  expect(formatQuantity('1234.5678901234')).toBe('1,234.5678901234')
})

test('an age is in minutes, hours or days, and after a month it is the day itself', () => {
  const age = (at: string) => formatAge(at, '2026-11-21T14:30:00.000Z', 'America/New_York')
  expect(age('2026-11-21T14:29:30.000Z')).toBe('just now')
  expect(age('2026-11-21T14:31:00.000Z')).toBe('just now')
  expect(age('2026-11-21T14:29:00.000Z')).toBe('1 minute ago')
  expect(age('2026-11-21T11:30:00.000Z')).toBe('3 hours ago')
  expect(age('2026-11-20T14:30:00.000Z')).toBe('1 day ago')
  // A close of Thursday, read on Saturday morning.
  expect(age('2026-11-19T21:00:00.000Z')).toBe('2 days ago')
  expect(age('2026-10-22T14:30:00.000Z')).toBe('30 days ago')
  expect(age('2026-09-02T02:00:00.000Z')).toBe('on Sept 1, 2026')
})

test("a moment is in the reader's time zone", () => {
  expect(formatMoment('2026-11-21T19:05:00.000Z', 'America/New_York')).toBe('Nov 21, 2026, 14:05')
  expect(formatMoment('2026-11-21T05:00:00.000Z', 'America/New_York')).toBe('Nov 21, 2026, 00:00')
})
