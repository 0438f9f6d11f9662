import { expect, it } from 'vitest'
import { bytesWords } from './bytes-format.ts'

it.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1_000, '1 kB'],
  [299_524, '300 kB'],
  [12_400_000, '12.4 MB'],
  [2_000_000_000, '2.0 GB'],
])('%i is %s', (bytes, words) => {
  expect(bytesWords(bytes)).toBe(words)
})
