import { expect, test } from 'vitest'
import { findOwnTests } from './find-own-tests.ts'

const wordsOf = (text: string) => findOwnTests(text, '2026-02-03').map(({ words }) => words)

test.each([
  "Warranty up again in 2026 first half versus last year, I'm gone",
  "Warranty up again, I'm gone",
  'Inventories up again, I leave',
  "Delinquencies higher again in autumn and I'm out",
])('what moves once more, with the leaving right behind it: %s', (text) =>
  expect(wordsOf(`So I watch the number. ${text}.`)).toEqual([text]),
)

test.each([
  "Warranty up again, I'm happy.",
  "Warranty up again, I'm told.",
  "Warranty up again, I'm out of ideas.",
  "Warranty up again, I'm gone for a week.",
  "Warranty was up again, I'm gone.",
  "Shares up again, I'm out.",
  "It went up again, I'm out.",
  'Orders up again, I leave it at that.',
])('and not what has moved, the price, or another end: %s', (text) => expect(wordsOf(text)).toEqual([]))
