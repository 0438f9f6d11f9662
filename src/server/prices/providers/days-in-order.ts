import type { DayPrice } from '../price-provider.ts'

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

/** Each day of a range once, oldest first, whatever order and range the provider answered with. */
export function inOrder(days: readonly DayPrice[], from: string, to: string): DayPrice[] {
  const inRange = days.filter(({ day }) => DAY.test(day) && day >= from && day <= to)
  return [...new Map(inRange.map((price) => [price.day, price])).values()].sort((one, other) =>
    one.day < other.day ? -1 : 1,
  )
}
