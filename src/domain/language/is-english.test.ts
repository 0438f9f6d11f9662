import { expect, it } from 'vitest'
import { isEnglish } from './is-english.ts'

it.each([
  ['Commercial customers plus 43%. Government grew 12%, fine.', true],
  ['EPS 12, 20x, FCF ok', true],
  ['Sold La-Z-Boy: margins shrink, stores close, debt rises.', true],
  ['Ich kaufe IBM, weil Cloud wächst.', false],
  ['Je garde, le cours est bas et la marge monte.', false],
  ['クラウドの売上は伸びる。', false],
])('reads %j as English: %s', (text, expected) => {
  expect(isEnglish(text)).toBe(expected)
})
