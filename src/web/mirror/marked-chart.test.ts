import { expect, it } from 'vitest'
import { placeAfterKey } from './marked-chart.tsx'

it('goes from mark to mark by the arrow keys, to either end, and no further', () => {
  const after = (key: string) => [0, 1, 2].map((at) => placeAfterKey(at, 3, key))
  expect(after('ArrowRight')).toEqual([1, 2, 2])
  expect(after('ArrowDown')).toEqual([1, 2, 2])
  expect(after('ArrowLeft')).toEqual([0, 0, 1])
  expect(after('ArrowUp')).toEqual([0, 0, 1])
  expect([after('Home'), after('End')]).toEqual([
    [0, 0, 0],
    [2, 2, 2],
  ])
  expect(after('Enter')).toEqual([null, null, null])
})
