import { describe, expect, test } from 'vitest'
import type { CritiqueRequest } from '../../critique.ts'
import { asked, decided } from '../request.fixture.ts'
import { figuresAtWork } from './figures-at-work.ts'

const position = { moved: '20', quantity: '20', averageCost: '50', cost: '1000.00', stopLoss: null, takeProfit: null }
const buy = (thesis: string, facts: Partial<CritiqueRequest> = {}): CritiqueRequest =>
  asked(decided(thesis, { price: '50' }), [], { position, ...facts })
const valuesIn = (thesis: string, facts: Partial<CritiqueRequest> = {}) =>
  Array.from(figuresAtWork(buy(thesis, facts)), ({ values }) => values)

describe('what the writer thinks a share worth stands beside its price', () => {
  test.each([
    ['Should be worth 60 in a year or two.', { one: '60', side: '20.00% above' }],
    ['My fair value is 45, so I am early.', { one: '45', side: '10.00% below' }],
    ['Weight loss may be shut by a judge; I’ve valued it without that at 40.', { one: '40', side: '20.00% below' }],
    ['I value the whole at 45.', { one: '45', side: '10.00% below' }],
    ['My DCF comes out at 62.', { one: '62', side: '24.00% above' }],
    ['I make it 44 with the new ships.', { one: '44', side: '12.00% below' }],
    ['The sum of parts on the peers’ multiple gives me 55.', { one: '55', side: '10.00% above' }],
    [
      'Fair value on my sheet: 60 in the normal case, 40 if the slump goes on.',
      { one: '60', side: '20.00% above', other: '40', otherSide: '20.00% below' },
    ],
  ])('%s', (thesis, values) => expect(valuesIn(thesis)[0]).toMatchObject(values))

  test.each([
    'Analysts think it is worth 60.',
    'My brother says it is worth 60.',
    'It was worth 60 two years ago.',
    'Is it worth 60?',
    'It is not worth 60.',
    'Worth a look: 60 stores opened last year.',
    'The brand is worth 60 million.',
    'The land is worth 60% of the price.',
    'Gold is worth 60 here.',
    'I sell at 60, it is worth it.',
    'It is worth 500 to somebody.',
    'Spectrum alone is worth 60.',
    'The bank has valued it at 60.',
    'He valued it without the debt at 60.',
    'I make it 60 stores by May.',
    'I have valued the brand at 60.',
    'My model says 60% of that is gone.',
  ])('and no other figure does: %s', (thesis) => expect(valuesIn(thesis)).toEqual([]))
})

describe('a multiple that the entry judges leaves so much for a share', () => {
  test.each([
    ['I pay 25 times earnings, this is not cheap.', { each: '$2.00', percent: '4.0%', of: 'earnings' }],
    ['P/E 12.5 is a bargain. Nobody wants it.', { each: '$4.00', percent: '8.0%', of: 'earnings' }],
    ['10x free cash flow looks fair.', { each: '$5.00', percent: '10.0%', of: 'free cash flow' }],
    ['Nine times earnings and cheap, and they buy back shares.', { each: '$5.56', percent: '11.1%' }],
    ['A bit dear at 25 times earnings.', { each: '$2.00' }],
    ['P/E 32 on trough earnings.', { each: '$1.56', of: 'trough earnings' }],
    ['40x depressed earnings, and orders are back.', { each: '$1.25', of: 'depressed earnings' }],
    ['Only 5 times peak earnings.', { each: '$10.00', of: 'peak earnings' }],
    ['Nobody else makes it. 40x is what it is.', { each: '$1.25', percent: '2.5%' }],
    ['25 times earnings, though.', { each: '$2.00' }],
    ['25x isn’t cheap for a grocer.', { each: '$2.00' }],
  ])('%s', (thesis, values) => expect(valuesIn(thesis)[0]).toMatchObject(values))

  test.each([
    'I pay 25 times earnings.',
    '10x free cash flow and no debt.',
    'P/E 12.5. Nobody wants it.',
    'At 26x p/e I need sales up 3% again.',
    '23x. My sister shops there.',
    '25x is what it was in 2019.',
    'The loan book is 12x equity, and 9x is the rule.',
    'A 3x is what I want from this.',
    'EV/EBITDA 27x = dear.',
  ])('and where nobody says a word of it, or of what it is, it is left alone: %s', (thesis) =>
    expect(valuesIn(thesis)).toEqual([]),
  )

  test.each([
    'Last time I paid 25 times earnings and sat four years.',
    'It traded below 25 times earnings five times since 1996.',
    'Peers trade at 25 times earnings.',
    'At 25 times earnings I would sell.',
    'It is not at 25 times earnings.',
    'It was 25 times earnings in 2019 and is 18 times earnings now.',
    'Ford 11 times earnings, Toyota 10 times earnings.',
    'Net debt is 2.5 times cash flow.',
    'Above 25 times earnings I stop looking.',
    'Exit multiple: 10 times earnings.',
    'If margins recover, it trades at 11 times earnings.',
    'The one number is from the first day, 25 times sales, the rest is about the chart.',
    'They grew earnings 25 times faster than sales.',
  ])('and where it is of something else nothing is said: %s', (thesis) => expect(valuesIn(thesis)).toEqual([]))
})

describe('a yield brings so much on the sum', () => {
  test.each([
    ['5% dividend while I wait.', { percent: '5%', income: '$50.00', amount: '$1,000.00' }],
    ['Yields 6.4 percent, covered twice.', { percent: '6.4%', income: '$64.00' }],
    ['Dividend yield of 3.5%, raised every year.', { percent: '3.5%', income: '$35.00' }],
  ])('%s', (thesis, values) => expect(valuesIn(thesis)[0]).toMatchObject(values))

  test.each([
    '5% dividend growth for ten years.',
    'The free cash flow yield is 7%.',
    'The bond yields 5%.',
    'The dividend was 5% once.',
    'They cut the dividend 5%.',
    'If it yields 5% I am interested.',
    'Peers yield 5%, this one nothing.',
    'At $65 we get $30bn of free cash flow, a 6% yield.',
    'Payout 60%, no debt.',
    'Dividend 4 dollars.',
  ])('and no other figure: %s', (thesis) => expect(valuesIn(thesis)).toEqual([]))
})

describe('a loss that is to come back', () => {
  test.each([
    ['It cost me 500 in January and it is going to give me that back.', '$500.00', '50.00%'],
    ['I am 500 behind for the year. This gets me to zero.', '$500.00', '50.00%'],
    ['This thing took eleven hundred off me. It owes me.', '$1,100.00', '110.00%'],
    ['Two weeks to make the 1,000 into 1,400.', '$400.00', '40.00%'],
  ])('needs so much of a rise: %s', (thesis, wanted, rise) =>
    expect(valuesIn(thesis)[0]).toMatchObject({ wanted, rise }),
  )

  test.each([
    'It cost me 500 in January, and that money is gone. I do not want it back.',
    'They lost 500 million and want to win it back.',
    'My brother is 500 behind and wants it back.',
    'It took 500 days, and the customers came back to zero churn.',
    'Down 30% and I want it back at 60.',
    'It cost me 500 in January.',
    'They want to turn 40 stores into 80 stores.',
  ])('and nothing where none is wanted: %s', (thesis) =>
    expect(valuesIn(thesis).filter(({ wanted }) => wanted !== undefined)).toEqual([]),
  )
})

test('a target alone is not turned into percent', () => {
  expect(valuesIn('Dull.', { position: { ...position, takeProfit: '75' } })).toEqual([])
})

test('a watch with a price of its own is told how far down that is', () => {
  const watch = asked(decided('I would buy at 40, not before.', { action: 'Watch', price: '50' }))
  expect(Array.from(figuresAtWork(watch), ({ values }) => values)[0]).toMatchObject({ own: '$40.00', fall: '20.00%' })
})

test('neither beside an option nor in another money is anything computed', () => {
  const option = { right: 'call', strike: '40', expiresOn: '2027-01-15' } as const
  expect(valuesIn('I pay 25 times earnings.', { option })).toEqual([])
  expect(valuesIn('I pay 25 times earnings, 50 kroner a share.')).toEqual([])
})
