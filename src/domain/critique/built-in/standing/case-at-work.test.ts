import { describe, expect, test } from 'vitest'
import type { CritiqueRequest } from '../../critique.ts'
import { asked, decided } from '../request.fixture.ts'
import { figuresAtWork } from './figures-at-work.ts'

const position = { moved: '20', quantity: '20', averageCost: '50', cost: '1000.00', stopLoss: null, takeProfit: null }
const buy = (thesis: string, facts: Partial<CritiqueRequest> = {}): CritiqueRequest =>
  asked(decided(thesis, { price: '50' }), [], { position, ...facts })
const valuesIn = (thesis: string, facts: Partial<CritiqueRequest> = {}) =>
  Array.from(figuresAtWork(buy(thesis, facts)), ({ values }) => values)

describe('a bad case stands beside the price and the sum', () => {
  test.each([
    ['Bad case 35, and I can live with that.', { one: '35', below: '30.00%', lost: '$300.00', sum: '$1,000.00' }],
    ['Worst case: orders fall a fifth and the margin halves, so 38.', { one: '38', lost: '$240.00' }],
    ['Bear case is $40.', { one: '$40', below: '20.00%' }],
    ['Downside: 41. That is what I can bear.', { one: '41', below: '18.00%' }],
    ['In my ugly case earnings fall to 2.80 and somebody pays 12 times, that’s 33.60.', { one: '33.60' }],
    ['Bad case: sales fall 5% and the multiple with them, so 38.', { one: '38' }],
    ['Stress case: two idle ships, rates at cost = 30.', { one: '30', lost: '$400.00' }],
    ['The bad scenario has new orders down a quarter, which makes about 36 a share.', { one: '36' }],
  ])('%s', (thesis, values) => expect(valuesIn(thesis)[0]).toMatchObject(values))

  test.each([
    'Bad case 35, 30% down, and I can live with that.',
    'Bad case: 40 stores close.',
    'Bear case: margin falls to 12.',
    'Bad case: wages eat 4 points of margin, so 32.',
    'Bear case: they close 30 stores, which makes 35.',
    'Worst case: churn rises by 9%, that’s 41.',
    'Worst case 35% of the sales go.',
    'The bear case of the analysts is 35.',
    'My brother’s worst case is 35.',
    'The worst case was 35 last year.',
    'Bad case 60, good case 90.',
    'Is the bad case 35?',
    'Worst case I wait until 2035.',
    'Worst case: they sell 35 million fewer.',
  ])('and nothing else is one: %s', (thesis) =>
    expect(valuesIn(thesis).filter(({ below }) => below !== undefined)).toEqual([]),
  )

  test('a stop above it comes first', () =>
    expect(valuesIn('Bad case 35.', { position: { ...position, stopLoss: '44' } })).toEqual([]))
})

describe('what earnings and a multiple make together stands beside the price', () => {
  test.each([
    ['If earnings get to 4 in 2028 at 15 times, I am happy.', { product: '$60.00', side: '20.00% above' }],
    ['EPS of 3.20 and a multiple of 12 is what I count on.', { product: '$38.40', side: '23.20% below' }],
    ['They earn 2.50 a share; 16 times is as far as I go.', { product: '$40.00' }],
    ['EPS 5 at 14x by the time the plant runs.', { product: '$70.00', side: '40.00% above' }],
    ['Earnings recover to 3 and the market pays 20 times.', { product: '$60.00' }],
    ['It earns about 3.75 a share, P/E of 16.', { product: '$60.00' }],
  ])('%s', (thesis, values) => expect(valuesIn(thesis)[0]).toMatchObject(values))

  test.each([
    'They earn 2.50 a share and cost 20 times that.',
    'Analysts see EPS 5 at 14x.',
    'EPS was 5 at 14x.',
    'EPS 5 and 14x EBITDA.',
    'EPS 5, interest covered 14 times.',
    'EPS 5, 14 times more than in the year of the fire.',
    'EPS 5% higher at 14x.',
    'Peers earn 5 a share and cost 14 times.',
    'Earnings grew to 5bn, 14 times what they were.',
    'If EPS falls to 2 at 14 times I sell.',
    'EPS 5 at 14x would be 40% up.',
  ])('and nothing of figures that do not belong together: %s', (thesis) =>
    expect(valuesIn(thesis).filter(({ product }) => product !== undefined)).toEqual([]),
  )
})
