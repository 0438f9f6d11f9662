import { expect, test } from 'vitest'
import { isEnglish } from './language.ts'

test.each([
  ['The cloud will grow and the price follows.', true],
  ['Nothing new.', true],
  ['i think this goes up a lot because people need chips', true],
  ['Compré porque creo que la empresa va a crecer mucho en los próximos años', false],
  ['Ich kaufe, weil der Gewinn steigt und die Aktie billig ist', false],
  ['אני חושב שהחברה תתאושש', false],
  ['🚀🚀🚀🚀🚀', false],
])('%s', (thesis, expected) => {
  expect(isEnglish(thesis)).toBe(expected)
})
