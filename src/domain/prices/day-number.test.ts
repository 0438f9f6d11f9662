import { expect, test } from 'vitest'
import { dayNumber, dayOfNumber, isWeekend } from './day-number.ts'

test('days are numbered as JavaScript’s own calendar numbers them', () => {
  for (let number = 0; number < 40_000; number += 1) {
    const day = new Date(number * 86_400_000).toISOString().slice(0, 10)
    if (dayNumber(day) !== number || dayOfNumber(number) !== day)
      expect([dayNumber(day), dayOfNumber(number)]).toBe(day)
  }
  expect([dayNumber('1970-01-01'), dayNumber('2000-02-29'), dayOfNumber(11_016)]).toEqual([0, 11_016, '2000-02-29'])
})

test('a Saturday and a Sunday are a weekend, before 1970 too', () => {
  for (let number = -40_000; number < 40_000; number += 1) {
    const weekday = new Date(number * 86_400_000).getUTCDay()
    if (isWeekend(number) !== (weekday === 0 || weekday === 6)) expect([number, weekday]).toBe(isWeekend(number))
  }
  expect([-6, -5, -4, -3].map(isWeekend)).toEqual([false, true, true, false])
})
