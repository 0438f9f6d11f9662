import { describe, expect, test } from 'vitest'
import { findOwnTests } from './find-own-tests.ts'

const read = (text: string) => findOwnTests(text, '2025-11-17').map(({ words, byWhen }) => [words, byWhen?.on ?? null])

describe('how long something is held at most is a test by its day', () => {
  test.each([
    ['Pro segment. three months max.', 'three months max', '2026-02-16'],
    ['I hold it for two years at most.', 'I hold it for two years at most', '2027-11-18'],
    ['Sell them no later than the May expiry, or at a double.', 'Sell them no later than the May expiry', null],
    [
      'Safe until the patents end; I plan to be out before that, at the latest when Eliquis goes.',
      'I plan to be out before that, at the latest when Eliquis goes',
      null,
    ],
    ['dead money, flat by thurs close regardless', 'flat by thurs close regardless', null],
    ['I exit at 12.50 or by 30 April, the one that comes first.', 'I exit at 12.50 or by 30 April', '2026-04-30'],
    [
      'I have patience for two annual reports and not for three.',
      'I have patience for two annual reports and not for three',
      null,
    ],
    ['Out before earnings.', 'Out before earnings', null],
    ['I give it three months, then out, win or lose.', 'I give it three months, then out, win or lose', '2026-02-16'],
    ['Cheap. Three months, then out.', 'Three months, then out', '2026-02-16'],
    ["Two weeks and I'm gone.", "Two weeks and I'm gone", '2025-12-01'],
    ['I hold it for a year and then I sell it all.', 'I hold it for a year and then I sell it all', '2026-11-17'],
    ['Hard stop 88, time limit two months.', 'time limit two months', '2026-01-17'],
    ['Gone by May 30.', 'Gone by May 30', '2026-05-30'],
    [
      'I want to own the puts until the March report, or until 14, whichever is first.',
      'I want to own the puts until the March report, or until 14, whichever is first',
      null,
    ],
    ['We hold this until 140 or until June.', 'We hold this until 140 or until June', '2026-06-30'],
  ])('%s', (text, words, on) => expect(read(text)).toContainEqual([words, on]))

  test.each([
    'They sold out by Friday.',
    'I keep the van until June or until 90,000 km.',
    'I hold my breath until the report or 25 seconds.',
    'He keeps his until June or until 140.',
    'I keep it until June.',
    'I hold it until June or until 20% are left.',
    'They must pay at the latest when the bond matures.',
    'He says three months max and then it doubles.',
    'Cash for 18 months max of runway.',
    'The delay is two weeks at most.',
    'The position is 2% max.',
    'They build for two years and then sell.',
    'He gives it three months, then out.',
  ])('and none is read in: %s', (text) => expect(read(text)).toEqual([]))
})

test.each([
  ["Out Friday if it hasn't moved.", "it hasn't moved", '2025-11-21'],
  ["Out by Friday if it hasn't moved.", "it hasn't moved", '2025-11-21'],
  ['I sell on June 20 if churn is above 4%.', 'churn is above 4%', '2026-06-20'],
])('a day of leaving is no part of its condition: %s', (text, condition, on) => {
  expect(findOwnTests(text, '2025-11-17')).toMatchObject([{ words: text.slice(0, -1), condition, byWhen: { on } }])
})

test('a stop by time is no price, and a price beside it stays one', () => {
  expect(findOwnTests('The stop is at 85 and the time limit two months.', '2025-11-17', '100')).toMatchObject([
    { isPrice: true, value: '85' },
  ])
  expect(findOwnTests('Half at 2R. Time stop: 8 sessions.', '2025-11-17', '68')).toMatchObject([
    { words: 'Time stop: 8 sessions', isPrice: false, value: null },
  ])
})
