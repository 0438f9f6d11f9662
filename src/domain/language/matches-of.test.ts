import { expect, it } from 'vitest'
import { matchesOf } from './matches-of.ts'

it('finds what matchAll finds, wherever the pattern was left', () => {
  const pattern = /a(\d)?|$/g
  pattern.exec('a1')
  const found = matchesOf(pattern, 'a1 a2 a').map(({ index, 0: words, 1: digit }) => [index, words, digit])
  expect(found).toEqual([
    [0, 'a1', '1'],
    [3, 'a2', '2'],
    [6, 'a', undefined],
    [7, '', undefined],
  ])
})
