import { expect, it } from 'vitest'
import { fence } from '../prompt/prompt-sources.ts'
import { wrongDirections } from './wrong-directions.ts'

const INPUT = [
  fence('decision', {
    thesis: 'Orders declined 18%, margins are 12%, and a loss of $40 million is behind them.',
    earlierDecisions: [{ priceChangeUpToNow: '-18.40%' }],
    besideTheMarket: { share: 'ACME: $121.23 to $98.92, -9.10% without dividends' },
    earlierCritiques: [{ critique: 'Revenue grew 5%.' }],
  }),
  fence('filings', {
    figures: [
      { figure: 'revenue', value: '$62.75 billion', changeOnYearBefore: '-5.00%' },
      { figure: 'revenue', value: '$66.05 billion', changeOnYearBefore: '3.92%' },
      { figure: 'net income', value: '-$310.2 million', changeOnYearBefore: 'not known' },
    ],
  }),
].join('\n\n')

it.each([
  ['Revenue grew 5% in the year to 2025.', 'grew 5%'],
  ['It rose by only 5.0%, while costs fell.', 'rose by only 5.0%'],
  ['A 5% rise in revenue was filed.', '5% rise'],
  ['Growth of 5% was filed.', 'Growth of 5%'],
  ['Revenue fell 4% the year before.', 'fell 4%'],
  ['The share is up 18.40% since.', 'is up 18.40%'],
  ['Its price is 9.1% higher.', '9.1% higher'],
  ['You wrote that orders rose 18%.', 'rose 18%'],
  ['The company earned $310 million.', 'earned $310 million'],
  ['Net income was $310.2 million.', 'Net income was $310.2 million'],
  ['It lost $62.75 billion.', 'lost $62.75 billion'],
  ['It had a profit of $40 million.', 'profit of $40 million'],
])('what was given the other way round is found: %s', (sentence, words) => {
  expect(wrongDirections([sentence], INPUT)).toEqual([words])
})

it.each([
  'Revenue fell 5%, to $62.75 billion, after growing 3.92%.',
  'Revenue changed by -5%, and the share by -18.40%.',
  'Revenue did not grow 5%, and nothing here would grow 5%.',
  'Had it to grow 5%, or has it grown 5%?',
  'You expected it to grow 5%.',
  'Margins rose 12%.',
  'It lost $310 million, and net income was -$310.2 million.',
  'Revenue was $62.75 billion.',
  'Negative growth of 5% is no growth.',
  'It rose 77%.',
])('what was given so, is only supposed, or was given by nobody is not: %s', (sentence) => {
  expect(wrongDirections([sentence], INPUT)).toEqual([])
})
