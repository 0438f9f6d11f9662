import { describe, expect, test } from 'vitest'
import { readBuiltIn } from '../../built-in-critic.ts'
import { asked, decided } from '../../request.fixture.ts'

const sumIn = (thesis: string) =>
  readBuiltIn(asked(decided(thesis, { price: '81' }))).sentences.find(({ kind }) => kind === 'sum-beside-terms')?.text

describe('a stop that is further below than the most that is to be lost', () => {
  test.each([
    ['Maximum I lose is 10%, so the stop is at 62.', 'from $81.00 down to $62.00 is 23.46%'],
    ['Max loss 8%, stop 70.', 'from $81.00 down to $70.00 is 13.58%'],
    ['I will lose at most 5% here, stop at $70.', 'from $81.00 down to $70.00 is 13.58%'],
  ])('%s', (thesis, sum) => expect(sumIn(thesis)).toContain(sum))

  test.each([
    'Maximum I lose is 10%, so the stop is at 73.',
    'Max loss 1% of the portfolio, stop 62.',
    'I lose at most 10% of my savings, stop at 62.',
    'Max loss 10%. Elsewhere my stop is 62.',
    'Max 10% position, stop 62.',
    'The stop was at 62, maximum drawdown 10% in 2020.',
  ])('and not where it fits, or is of something else: %s', (thesis) => expect(sumIn(thesis)).toBeUndefined())
})

describe('own odds at which own pay-offs lose on average', () => {
  test.each([
    ['So +13% against -29%: not a great ratio. I take it since I put 65/35 on the two.', 'the average is -1.70%'],
    ['+20% or -60%, and I give it 70 to 30.', 'the average is -4.00%'],
    ['The odds are 35/65, +13% against -29%.', 'with 65 of 100 for +13% and 35 of 100 for -29%'],
  ])('%s', (thesis, sum) => expect(sumIn(thesis)).toContain(sum))

  test.each([
    '+30% against -20%, I put 65/35 on the two.',
    '+13% against -29% over five years, revenue 60/40 in the US.',
    '+13% in 2024, -29% in 2025. I put 65/35 on the two.',
    '+13% against -29%, I put 65/45 on the two.',
  ])('and not where they win, or are of something else: %s', (thesis) => expect(sumIn(thesis)).toBeUndefined())
})
