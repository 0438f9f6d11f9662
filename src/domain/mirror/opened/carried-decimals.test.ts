import { expect, it } from 'vitest'
import { decimalsOfMean, decimalsThatCarry, oneAfterTheOther, roundedTo } from './carried-decimals.ts'

const ofMonths = (months: readonly number[]) =>
  decimalsThatCarry(months, { comesOf: oneAfterTheOther, figure: oneAfterTheOther(months), printed: 1 })

it('are one where the months multiply to what is printed', () => {
  expect(ofMonths([10, 10])).toBe(1)
})

it('are as many as it takes where months of one decimal multiply to another figure', () => {
  // 0.04 rounds to 0.0 in each of twelve months, and is 0.5 over all of them.
  expect(ofMonths(Array.from({ length: 12 }, () => 0.04))).toBe(2)
})

it('are more where what comes out lies between two figures', () => {
  expect(decimalsOfMean([-1.2, -1.31], -1.255)).toBe(2)
  expect(decimalsOfMean([1.2, 1.3], 1.25)).toBeNull()
})

it.each([1, 2, 3, 4, 5])('come to the printed figure whatever the months were: %i', (seed) => {
  let state = seed
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return (state / 2 ** 31 - 0.5) * 30
  }
  for (let life = 0; life < 200; life += 1) {
    const months = Array.from({ length: 12 }, next)
    const decimals = ofMonths(months)
    if (decimals === null) continue
    const onPaper = oneAfterTheOther(months.map((month) => Number(month.toFixed(decimals))))
    expect(onPaper.toFixed(1)).toBe(roundedTo(oneAfterTheOther(months), 1).toFixed(1))
  }
})
