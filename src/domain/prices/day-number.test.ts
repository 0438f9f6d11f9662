import { expect, test } from 'vitest'
import { dayNumber, dayOfNumber } from './day-number.ts'

test('days are numbered as JavaScript’s own calendar numbers them', () => {
  for (let number = 0; number < 40_000; number += 1) {
    const day = new Date(number * 86_400_000).toISOString().slice(0, 10)
    if (dayNumber(day) !== number || dayOfNumber(number) !== day)
      expect([dayNumber(day), dayOfNumber(number)]).toBe(day)
  }
  expect([dayNumber('1970-01-01'), dayNumber('2000-02-29'), dayOfNumber(11_016)]).toEqual([0, 11_016, '2000-02-29'])
})
