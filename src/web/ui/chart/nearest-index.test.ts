import { expect, it } from 'vitest'
import { nearestIndex } from './nearest-index.ts'

it.each([
  [-5, 0],
  [14, 0],
  [16, 1],
  [20, 1],
  [61, 2],
  [999, 3],
])('the place nearest to %i has the index %i', (wanted, index) => {
  expect(nearestIndex([10, 20, 60, 64], wanted)).toBe(index)
})
