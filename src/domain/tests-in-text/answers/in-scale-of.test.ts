import { expect, test } from 'vitest'
import { readOwnTest } from '../find-own-tests.ts'
import { answersToTest } from './answers-to-test.ts'

const answers = (line: string, text: string) => {
  const found = readOwnTest(line, '2026-05-01')
  if (!found) throw new Error('the line has words')
  return answersToTest(found, text).map(({ value, isBroken }) => [value, isBroken])
}

test.each([
  ['bookings under 6bn', 'Bookings 8.1.', '8100000000', false],
  ['bookings under 6bn', 'Bookings 5.2.', '5200000000', true],
  ['bookings under 6bn', 'Bookings of 8,100 million.', '8100000000', false],
  ['debt above 3bn', 'Debt 4.1.', '4100000000', true],
  ['deliveries above 400k', 'Deliveries 450.', '450000', true],
  ['deliveries under 400k', 'Deliveries 450.', '450000', false],
  ['net debt above 900 million', 'Net debt 880.', '880000000', false],
  ['users below 1.5m', 'Users 1,600,000.', '1600000', false],
  ['free cash flow under 0.5bn', 'Free cash flow -0.2.', '-200000000', true],
  ['scripts below 60,000', 'Scripts 71k.', '71000', false],
])('an amount without a word of scale has that of its limit: %s, %s', (line, text, value, isBroken) =>
  expect(answers(line, text)).toEqual([[value, isBroken]]),
)

test.each([
  ['net debt above 900 million', 'Net debt 2.1.'],
  ['net debt above $900m', 'Net debt $1.2.'],
  ['free cash flow under 0.5bn', 'Free cash flow 700.'],
  ['units shipped under 60', 'Units shipped 45k.'],
  ['units shipped under 60,000', 'Units shipped 88.'],
])('an amount that may be of another scale than its limit answers nothing: %s, %s', (line, text) =>
  expect(answers(line, text)).toEqual([]),
)
