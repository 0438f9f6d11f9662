import { expect, test } from 'vitest'
import { findOwnTests } from './find-own-tests.ts'

const read = (text: string) => findOwnTests(text, '2026-09-15', '238')

test.each([
  'If the board rejects, I keep it only if operating ratio is below 60, else sell the day after',
  "Should the trial fail, I hold only if cash covers two years, otherwise I'm out the next morning",
  'If the deal closes, I hold unless margins drop below 20%',
])('a test begins at its outermost condition, and its figure alone does not decide it: %s', (text) =>
  expect(read(`${text}.`)).toMatchObject([{ words: text, side: 'happens', value: null, measured: null }]),
)

test.each([
  ['If you ask me, I sell if growth falls below 5%.', 'I sell if growth falls below 5%'],
  ['If growth slows, that is fine, I sell if sales fall below 3bn.', 'I sell if sales fall below 3bn'],
])('and what opens with another thought is no condition of it: %s', (text, words) => {
  const [found] = read(text)
  expect(found?.words).toBe(words)
  expect(found?.side).toBe('below')
})
