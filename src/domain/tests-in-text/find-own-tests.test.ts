import { describe, expect, test } from 'vitest'
import { findOwnTests, readOwnTest } from './find-own-tests.ts'
import { isFalsifier } from './own-test.ts'

const TODAY = '2026-05-01'
const falsifiersIn = (text: string): readonly string[] =>
  findOwnTests(text, TODAY)
    .filter(isFalsifier)
    .map(({ words }) => words)

describe('a test of one’s own is found', () => {
  test.each([
    ['If it falls below 5% in any quarter, I sell.', 'If it falls below 5% in any quarter, I sell'],
    ["Cloud should grow. If it doesn't, I was wrong. Really.", "If it doesn't, I was wrong"],
    ['If two reports come in below 8%, I was wrong about it.', 'If two reports come in below 8%, I was wrong'],
    ["I'd sell if margins fall below 20%.", "I'd sell if margins fall below 20%"],
    ['Good company. Out at −10%.', 'Out at −10%'],
    ['I hold it unless the dividend is cut.', 'I hold it unless the dividend is cut'],
    ["I won't sell unless the dividend is cut.", "I won't sell unless the dividend is cut"],
    ['Stop loss at 38.', 'Stop loss at 38'],
    ['Exit if churn rises again.', 'Exit if churn rises again'],
    ['A loss of the patent would prove me wrong.', 'A loss of the patent would prove me wrong'],
    ['Losing Walmart breaks the thesis.', 'Losing Walmart breaks the thesis'],
    ["Two quarters below 8% and I'm out.", "Two quarters below 8% and I'm out"],
    ['Below 5% I sell.', 'Below 5% I sell'],
    ['Wrong if: US renewal below 89%', 'Wrong if: US renewal below 89%'],
    ['Kill criterion: net debt over 3x EBITDA.', 'Kill criterion: net debt over 3x EBITDA'],
    ['Gross margin must stay above 40% or I sell.', 'Gross margin must stay above 40% or I sell'],
    ["I'll hold as long as same-store sales grow.", "I'll hold as long as same-store sales grow"],
    ['The moment they issue new shares, I’m out.', 'The moment they issue new shares, I’m out'],
    ['Unless they get to 10% margins, I sell.', 'Unless they get to 10% margins, I sell'],
    ['No recovery in bookings by March = I am wrong.', 'No recovery in bookings by March = I am wrong'],
    ['if nrr < 110 im out', 'if nrr < 110 im out'],
    ['I would only sell if the dividend were cut.', 'I would only sell if the dividend were cut'],
    [
      'Should bookings fall again, the plan isn’t working and I exit.',
      'Should bookings fall again, the plan isn’t working and I exit',
    ],
    ['My stop is a weekly close under $42.', 'My stop is a weekly close under $42'],
    ['I get out at the first sign of dilution.', 'I get out at the first sign of dilution'],
    ['Once growth turns negative I reconsider.', 'Once growth turns negative I reconsider'],
    ['Gone if retention is under 92%.', 'Gone if retention is under 92%'],
    ['Sold the quarter churn tops 1.1%.', 'Sold the quarter churn tops 1.1%'],
    ['Max loss I accept: 15%.', 'Max loss I accept: 15%'],
    ['I promised myself: two reports under 8% and it goes.', 'two reports under 8% and it goes'],
  ])('%s', (text, words) => expect(falsifiersIn(text)).toEqual([words]))

  test.each([
    'If they lose the licence I am not sitting through that.',
    "If reserves ever turn adverse I won't wait for an explanation.",
    'If occupancy drops under 90, I’m elsewhere.',
    'Another year of shrinking orders and the moat was only a story.',
    'If churn is above 4% again, the low price was no bargain.',
    'If subscribers fall again, the critics were right.',
    'I lose interest when the margin is under 10% for a year.',
    'I stop believing in it once sales shrink again.',
    'I have no business here if the licence is withdrawn.',
    'I keep it unless costs rise faster than sales for two years.',
    'I would not hold it through a year in which margins are under 15%.',
    'The one thing that would turn me is a new audit.',
    'My mistake would show in falling comparable sales.',
    'Line in sand: retention under 110.',
    'Retention still sliding by then, bye.',
    'A second recall, and I sell the same day.',
    'I sell the option when bookings come in below 30.',
    'I will be shown wrong if it earns under 15 this year.',
    'Backlog not back by Q2 → half.',
  ])('by the shape of the clause: %s', (text) => expect(falsifiersIn(text)).toHaveLength(1))

  test('as many as there are', () => {
    expect(falsifiersIn('Out below $80. I like it. If the CEO leaves, I sell too.')).toEqual([
      'Out below $80',
      'If the CEO leaves, I sell',
    ])
  })
})

describe('a text without a test', () => {
  test.each([
    'It will go up for sure.',
    'Above 40 times earnings I sell.',
    'Quantum is where AI was three years ago, this is the next Nvidia, and I’m not going to miss it twice.',
    'If it doubles I’m rich.',
    'If the market falls 10%, I won’t panic.',
    'If rates fall, it was a good buy.',
    'If they missed, it was because of the weather.',
    'When sales were falling in 2019, the market was wrong.',
    'If it drops 10% I’m buying.',
    'I can wait.',
    'I won’t wait any longer.',
    'A good company, and I am happy to own it.',
    'I would sell if it doubles.',
    "I'd sell when it reaches $200.",
    "I won't sell if it falls.",
    'Sell at 150.',
    'Selling here would only lock in the loss at the worst possible moment.',
    'Selling here would make no sense.',
    'The lines stay where they are: wrong as before.',
    'Selling now is what everybody does.',
    'If it falls below $25, I buy.',
    'If the price falls to 25, I take another hundred.',
    'My friend says he would sell if it drops 10%.',
    'When margins fell I was wrong to hold.',
    "If I sell now I'd regret it.",
    "I read every report and I'm out of excuses.",
    'Gone if no 701 by Friday.',
    'If they keep growing, the story is great.',
    'Everyone who sold at 20 was wrong.',
    'The stop was hit and I sold.',
    'Two quarters below 8%, as written. I was wrong, out.',
  ])('%s', (text) => expect(falsifiersIn(text)).toEqual([]))
})

describe('the content of a test', () => {
  const read = (text: string) => readOwnTest(text, TODAY)

  test('is read from a single line, as in the field "Wrong if"', () => {
    expect(read('US renewal below 89 % in two quarters')).toEqual({
      words: 'US renewal below 89 % in two quarters',
      span: { from: 0, to: 37 },
      condition: 'US renewal below 89 % in two quarters',
      measured: 'US renewal',
      side: 'below',
      value: '89',
      unit: 'percent',
      isUsd: false,
      isChange: false,
      isPrice: false,
      forHowLong: { count: 2, of: 'quarter', isInARow: false },
      byWhen: null,
      followedBy: null,
    })
  })

  test.each([
    [
      'Should churn exceed 4% for two consecutive quarters, I will exit.',
      { measured: 'churn', side: 'above', value: '4' },
    ],
    ['If by Q2 2027 margins are not back above 20%, I get out.', { measured: 'margins', side: 'below', value: '20' }],
    ['Revenue grew 8%. If it falls below 5%, I sell.', { measured: 'Revenue', side: 'below', value: '5' }],
    [
      'Sales should grow 8% a year. If they don’t, I was wrong.',
      { measured: 'Sales', side: 'below', value: '8', isChange: true },
    ],
    ['I sell if the CEO leaves or if deliveries come in under 400k.', { measured: 'deliveries', value: '400000' }],
    ['Out at −10%.', { isPrice: true, side: 'below', value: '10', unit: 'percent', isChange: true }],
    ['Sell below $80.', { isPrice: true, side: 'below', value: '80', unit: 'money', isUsd: true }],
    ['Exit if it closes under 80 euros.', { isPrice: true, isUsd: false }],
    ["I'd sell when it reaches $200.", { isPrice: true, side: 'above', value: '200' }],
    ['Exit if churn rises again.', { side: 'happens', measured: 'churn rises again', value: null }],
    [
      'If free cash flow is negative by 2027, I reconsider.',
      { byWhen: { words: '2027', on: '2027-12-31' }, followedBy: 'review' },
    ],
    ['If growth slows, I trim.', { followedBy: 'sell-some' }],
    ["If debt falls under 2x I'd buy.", { followedBy: 'buy' }],
    ['the dividend is cut', { side: 'happens', followedBy: null }],
  ])('%s', (text, expected) => expect(read(text)).toMatchObject(expected))

  test('a line without words has no test', () => expect(read(' … ')).toBeNull())
})

test('5000 characters that exploit every repetition in the patterns are still read', () => {
  for (const piece of ['if ', 'if a ', 'stop at ', 'and then i ', 'must or ', 'unless below 5% ', 'a, ', 'i sell if '])
    expect(findOwnTests(piece.repeat(5000).slice(0, 5000), TODAY).length).toBeLessThan(5)
})
