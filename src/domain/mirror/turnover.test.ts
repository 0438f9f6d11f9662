import { expect, it } from 'vitest'
import { randomTrading } from '#test/support/random-trading.ts'
import { yearsOfTrading } from './turnover.ts'

it('what trading cost is the difference of the two returns as they are told', () => {
  const told = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((seed) =>
    yearsOfTrading(randomTrading(seed).book, () => null).flatMap(({ drag }) => (drag ? [drag] : [])),
  )
  const percent = (share: number) => Number((share * 100).toFixed(1))
  expect(told.length).toBeGreaterThan(7)
  for (const { actual, untouched, difference } of told)
    expect(percent(difference)).toBeCloseTo(percent(actual) - percent(untouched), 6)
})
