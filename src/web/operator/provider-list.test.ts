import { expect, test } from 'vitest'
import { markVariables } from './provider-list.tsx'

test.each([
  ['set PRICE_API_KEY to have them filled in', ['set ', '[PRICE_API_KEY]', ' to have them filled in']],
  ['AI_API_KEY and AI_MODEL', ['[AI_API_KEY]', ' and ', '[AI_MODEL]']],
  ['ask the SEC, in the USA', ['ask the SEC, in the USA']],
  ['', []],
])('marks the variables of %j', (sentence, expected) => {
  expect(markVariables(sentence).map(({ text, isVariable }) => (isVariable ? `[${text}]` : text))).toEqual(expected)
})
