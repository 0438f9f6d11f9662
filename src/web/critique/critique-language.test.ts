import { expect, test } from 'vitest'
import { isInEnglish } from './critique-language.ts'

test('a critique is told to be in English by its own words, and not by those that it quotes', () => {
  expect(isInEnglish('Beside this Hold at $130.50 belongs what you wrote: “Der Grund ist nicht weg”.')).toBe(true)
  expect(isInEnglish('PSYCHOLOGY: The text is in a language that this critic does not read')).toBe(true)
  expect(isInEnglish('Du schreibst, dass der Kurs steigt, und nennst keinen Grund. “It is up.”')).toBe(false)
  expect(isInEnglish('')).toBe(false)
})

test('while it arrives, a quotation that is not closed yet does not count', () => {
  expect(isInEnglish('Beside this Sell belongs what you wrote: “Zwei Berichte sind nicht')).toBe(true)
})

test('takes the English “was” for no German word', () =>
  expect(isInEnglish('World events: What happens after it was not known to this Sell.')).toBe(true))
