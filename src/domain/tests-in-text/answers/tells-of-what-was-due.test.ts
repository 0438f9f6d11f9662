import { expect, test } from 'vitest'
import { readOwnTest } from '../find-own-tests.ts'
import { tellsThatItIsThere } from './tells-of-what-was-due.ts'

test.each([
  ['No bid by Thanksgiving, no trade.', 'Two bids are in, and a third one.', 'Two bids are in'],
  ['No contract by June, or I sell.', 'The contract was signed in May.', 'The contract was signed in May'],
  ['No bid by Thanksgiving, no trade.', 'No bids are in.', null],
  ['No bid by Thanksgiving, no trade.', 'They say that bids are in if the price falls.', null],
  ['No bid by Thanksgiving, no trade.', 'The ask is in.', null],
])('what was missing is there: %s %s', (line, text, words) => {
  const own = readOwnTest(line, '2025-09-15')
  const span = own && tellsThatItIsThere({ ...own, measured: line.split(/,/)[0] ?? null, side: 'happens' }, text)
  expect(span ? text.slice(span.from, span.to) : null).toBe(words)
})
