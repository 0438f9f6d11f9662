import { entry, held, noTest, ownTest, sequence, thesis } from '../brief-case.ts'
import type { CriticCase } from '../case.ts'

const PROFIT = 'The ferries turn a profit this year or I was wrong about the route and I go.'
const FALLS = 'Wrong if Brazil keeps shrinking: another two quarters of double-digit declines there and I leave.'
const REST = 'I sell if bookings outside cruises grow under 8%.'

/** What leaves nothing to fail, words of taste, the end of a time, and tests that are answered in other words. */
export const TESTS_38_A: readonly CriticCase[] = [
  noTest(
    '38a-01',
    'chatty',
    'I went over each branch and in every one of them I come out ahead: if the court agrees it doubles, if it delays I collect the coupon, and if it refuses somebody buys the land.',
  ),
  noTest(
    '38a-02',
    'plain',
    'Heads I win, tails I win too: if the harvest is poor prices rise, if it is good they sell more.',
  ),
  noTest(
    '38a-03',
    'chatty',
    'Another fifty pulls my average down to 18 and one small bounce makes me whole. Then I am done with it.',
    ['revenge'],
  ),
  noTest('38a-04', 'terse', 'Gas at 90 kills the small kilns long before it touches this one.'),
  noTest('38a-05', 'plain', 'Worth a look each year. At 40 times earnings I would not touch it.'),
  noTest('38a-06', 'chatty', 'A little every month. I stop only if I lose my job.'),
  ownTest(
    '38a-07',
    'plain',
    'Whichever way rates go the coupon is paid. If the coupon is cut I sell.',
    'If the coupon is cut I sell',
  ),
  ownTest(
    '38a-08',
    'analytical',
    'If the average price per ton comes down below 310 I am out.',
    'If the average price per ton comes down below 310 I am out',
  ),
  thesis('38a-09', 'MOOR Moor Bakeries', 'plain', ['Buy', 6, '31'], 'Sales up 7%. I sell when it is no longer great.', {
    first: 'vague-falsifier',
    mustNot: ['falsifier-given'],
  }),
  ownTest(
    '38a-10',
    'plain',
    'Sales up 7%. I sell when growth is no longer positive.',
    'I sell when growth is no longer positive',
  ),
  held(
    '38a-11',
    'SOLE Soleil Energy',
    'plain',
    entry('2025-03-03', ['Buy', 6, '42'], 'A trade on the subsidy. Out by the end of September, win or lose.'),
    ['Hold', 6, '36'],
    'Roofs are a story of decades. Patience.',
    { first: 'falsifier-broken-and-held', mustNot: ['test-left-open', 'ask-whether-test-happened'] },
  ),
  held(
    '38a-12',
    'SOLE Soleil Energy',
    'plain',
    entry(
      '2025-03-03',
      ['Buy', 6, '42'],
      'A trade on the subsidy. Results are out by the end of September either way.',
    ),
    ['Hold', 6, '44'],
    'Roofs are a story of decades. Patience.',
    { first: 'standing-words', mustNot: ['falsifier-broken-and-held'] },
  ),
  held(
    '38a-13',
    'FERY Northern Ferries',
    'plain',
    entry('2024-02-12', ['Buy', 7, '13'], PROFIT),
    ['Hold', 7, '11'],
    'The ferries lost money for the full year, 12m. Fuel was dear.',
    { first: 'falsifier-broken-and-held' },
  ),
  held(
    '38a-14',
    'FERY Northern Ferries',
    'plain',
    entry('2024-02-12', ['Buy', 7, '13'], PROFIT),
    ['Hold', 7, '11'],
    'The ferries lost money in the winter quarter.',
    { first: 'standing-words', mustNot: ['falsifier-broken-and-held'] },
  ),
  sequence(
    '38a-15',
    'SODA Sodawater',
    'terse',
    [
      entry('2025-02-10', ['Buy', 6, '74'], FALLS),
      entry('2025-05-12', ['Hold', 6, '66'], 'Brazil -18%. One of the two.'),
      entry('2025-08-11', ['Hold', 6, '61'], 'Brazil down again, -12%. I know what I said.'),
    ],
    { first: 'falsifier-broken-and-held' },
  ),
  sequence(
    '38a-16',
    'SODA Sodawater',
    'terse',
    [
      entry('2025-02-10', ['Buy', 6, '74'], FALLS),
      entry('2025-05-12', ['Hold', 6, '66'], 'Brazil -18%. One of the two.'),
      entry('2025-08-11', ['Hold', 6, '69'], 'Brazil down again, but -4% only.'),
    ],
    { first: 'standing-words', mustNot: ['falsifier-broken-and-held'] },
  ),
  held(
    '38a-17',
    'TRIP Triptych Travel',
    'plain',
    entry('2025-03-03', ['Buy', 6, '44'], REST),
    ['Hold', 6, '40'],
    'Two ships burnt. Bookings in the rest of it, +3%. I wait.',
    { first: 'falsifier-broken-and-held' },
  ),
  held(
    '38a-18',
    'TRIP Triptych Travel',
    'plain',
    entry('2025-03-03', ['Buy', 6, '44'], REST),
    ['Hold', 6, '40'],
    'Two ships burnt. Bookings in cruises, +3%.',
    { first: 'standing-words', mustNot: ['falsifier-broken-and-held'] },
  ),
]
