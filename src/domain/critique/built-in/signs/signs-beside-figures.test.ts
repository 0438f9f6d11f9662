import { expect, it } from 'vitest'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const kinds = (thesis: string, action: 'Buy' | 'Buy More' | 'Sell' = 'Buy') =>
  readBuiltIn(asked(decided(thesis, { action, price: '50' }))).sentences.map(({ kind }) => kind)

it('a fall is a reason, though a percentage stands in it, and no figure of the business', () => {
  expect(kinds('Dropped 22% in two days, way overdone.')).toContain('fall-as-reason')
  expect(kinds('Down 60% from the high, so the worst is known.')).toContain('fall-as-reason')
  expect(kinds('Revenue fell 22% and margins are 14%, way overdone.')).not.toContain('fall-as-reason')
  expect(kinds('Drilling costs are down 60% per well.')).not.toContain('fall-as-reason')
})

it('what few words show is said, and not that they are few', () => {
  expect(kinds('Buying the dip.')).toContain('fall-as-reason')
  expect(kinds('Buying the dip.')).not.toContain('too-little-said')
})

it('what somebody does not know is credited, and what they do not understand of others is not', () => {
  for (const thesis of [
    'Orders +12%. I cannot judge how long the tariff stays.',
    'Net cash 2bn. I have no way of knowing what the court decides.',
  ])
    expect(kinds(thesis)).toContain('weighs-other-side')
  expect(kinds('Orders +12%. No idea why anyone sells this.')).not.toContain('weighs-other-side')
})

it('a purchase of which its writer does not know why is no bias that they name', () => {
  expect(kinds('Not sure why, the chart looks great.')).not.toContain('names-own-bias')
  expect(kinds('Sales in Asia shrank, and I don’t know why. I buy half.')).not.toContain('names-own-bias')
})

it('a loss elsewhere is to be won back', () => {
  expect(kinds('I lost 4k on the other one, this gets it back.')).toContain('revenge')
})

it('averaging down without an end is no plan', () => {
  expect(kinds('DCA down till it hurts.', 'Buy More')).not.toContain('index-plan')
  expect(kinds('DCA, 300 dollars every month.', 'Buy More')).toContain('index-plan')
})

it('a condition and a calculation of their own are no figures that they name', () => {
  expect(kinds('Under 5bn of cash burn this year is what I expect.')).not.toContain('figures-named')
  expect(kinds('Every 10k of bitcoin is 2 dollars of earnings in my spreadsheet.')).not.toContain('figures-named')
})

it('a plan for a fund needs no “I”', () => {
  const fund = { companyName: 'Northern Dividend Equity ETF', ticker: 'NDE' }
  const read = (thesis: string) => readBuiltIn(asked(decided(thesis, { price: '26' }), [], fund)).sentences
  expect(read('Every 1st of the month 250 into this. Retirement 2044.').map(({ kind }) => kind)).toContain('index-plan')
})

it('a greed that its writer names is no discovery', () => {
  const named = kinds('FOMO honestly. It was on my list since 120.')
  expect(named).toContain('names-own-bias')
  expect(named).not.toContain('fear-of-missing-out')
})
