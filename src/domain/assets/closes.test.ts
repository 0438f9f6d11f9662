import { expect, it } from 'vitest'
import { dayNumber } from '../prices/day-number.ts'
import { placeOfTradingDay, placesOf } from './closes.ts'

it('finds the place of a day by its number among the days of a curve, and none of a day between, before or after them', () => {
  const days = ['2026-11-20', '2026-11-23', '2026-11-24']
  const placeOf = (day: string) => placeOfTradingDay(dayNumber(day), placesOf(days))
  expect(days.map(placeOf)).toEqual([0, 1, 2])
  expect(['2026-11-19', '2026-11-21', '2026-11-22', '2026-11-25', '2026-12-31'].map(placeOf)).toEqual(
    Array.from({ length: 5 }, () => null),
  )
  expect(placeOfTradingDay(dayNumber('2026-11-20'), placesOf([]))).toBeNull()
})
