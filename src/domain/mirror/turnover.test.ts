import { expect, it } from 'vitest'
import { randomTrading } from '#test/support/random-trading.ts'
import { bookValues } from './book-values.ts'
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

it('turnover says on how many of its days something was held, of which alone its average is', () => {
  const { book } = randomTrading(3)
  const values = bookValues(book)
  const years = yearsOfTrading(book, () => null)
  expect(years.reduce((sum, { days }) => sum + days, 0)).toBe(book.days.length)
  expect(years.reduce((sum, { heldDays }) => sum + heldDays, 0)).toBe(values.value.filter((worth) => worth > 0).length)
})

it('what was made is known in the year of the first purchase too, in which nothing can be left alone', () => {
  const [first, second] = yearsOfTrading(randomTrading(3).book, () => null)
  expect(first).toMatchObject({ made: expect.any(Number), drag: null })
  expect(second?.drag?.actual).toBe(second?.made)
})
