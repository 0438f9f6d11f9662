import { expect, test } from 'vitest'
import { nearestRatio } from './split-ratio.ts'

test.each([
  ['400', '101', '4', '1'],
  ['400', '198', '2', '1'],
  ['150', '99', '3', '2'],
  ['1200', '121', '10', '1'],
  ['2', '41', '1', '20'],
  ['98.92', '24.50', '4', '1'],
])('from %s to %s it is %s for %s', (from, to, newShares, oldShares) => {
  expect(nearestRatio(from, to)).toEqual({ newShares, oldShares })
})
