import { expect, it } from 'vitest'
import { distanceWords, usdWords } from './money-format.ts'

it.each([
  ['-18.4', '18.40%'],
  ['9900', '9,900.00%'],
  ['0', '0.00%'],
])('a distance of %s percent is written %s, without a sign and with its thousands apart', (percent, words) => {
  expect(distanceWords(percent)).toBe(words)
})

it('a price that is not zero is never written as zero', () => {
  expect(usdWords('0.0000004')).toBe('$0.0000004')
  expect(usdWords('0.000000000012')).toBe('$0.00000000001')
})
