import { expect, it } from 'vitest'
import { distanceWords } from './money-format.ts'

it.each([
  ['-18.4', '18.40%'],
  ['9900', '9,900.00%'],
  ['0', '0.00%'],
])('a distance of %s percent is written %s, without a sign and with its thousands apart', (percent, words) => {
  expect(distanceWords(percent)).toBe(words)
})
