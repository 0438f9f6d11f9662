import { expect, it } from 'vitest'
import { westernDigits } from './western-digits.ts'

it.each([
  ['４５％', '45%'],
  ['１２．５％, ＄１，２００', '12.5%, $1,200'],
  ['٤٥٫٥٪', '45.5%'],
  ['۱۲۳ and ४५ and ๙', '123 and 45 and 9'],
  ['④⑤% and ⑫', '45% and 12'],
  ['𝟒𝟓% and 𝟗𝟿', '45% and 99'],
  ['Was？，好的。10² m² ½ 8%', 'Was？，好的。10² m² ½ 8%'],
])('%s is %s', (written, western) => {
  expect(westernDigits(written)).toBe(western)
})
