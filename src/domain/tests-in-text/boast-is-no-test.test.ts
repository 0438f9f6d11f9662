import { expect, test } from 'vitest'
import { findOwnTests } from './find-own-tests.ts'

const wordsOf = (text: string) => findOwnTests(text, '2026-03-02', '58').map(({ words }) => words)

test.each([
  'I went through every item on my list without meeting one that could take it down from here.',
  'Two good days and we are there.',
  "20 of them, if it hits I'm done working.",
  'I take ten, and if it comes I hand in my badge.',
])('what was not found, and the day of the prize, is no test: %s', (text) => expect(wordsOf(text)).toEqual([]))

test.each([
  ['If margin is below 10% I quit the position.', 'If margin is below 10% I quit'],
  ['Two bad quarters and I am out.', 'Two bad quarters and I am out'],
])('and these are: %s', (text, words) => expect(wordsOf(text)).toEqual([words]))
