import { describe, expect, test } from 'vitest'
import type { CritiquedDecision } from '../../critique.ts'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const kindsOf = (thesis: string, facts: Partial<CritiquedDecision> = {}) =>
  readBuiltIn(asked(decided(thesis, { price: '40', ...facts }))).sentences.map(({ kind }) => kind)

describe('money of others in this purchase is told', () => {
  test.each([
    'Took out a 15k loan at 8.4% for this, nobody at home has heard of it.',
    'i took a 9,000 euro loan to buy this, rate is fixed',
    'Signed a R60 000 loan on Friday and bought 200.',
    'Got a small £4,000 loan to get in before the results.',
    'Borrowed £2,500 off my nan, she will have it back by summer.',
    'I have borrowed 3 lakh from my cousin, it is going up only.',
    'borrowed five grand from a mate and put it in here',
    'Put 3,000 of it on the Visa.',
    'The rest goes on my credit card until payday.',
    'Bunged two grand on the Mastercard at lunch.',
    "When it dips under 30 I'm gonna borrow more and add.",
    "on monday i'll borrow another 2k",
  ])('%s', (thesis) => expect(kindsOf(thesis)).toContain('borrowed-money'))
})

describe('and nothing is said of a debt that is over, of others or for something else', () => {
  test.each([
    'They took a 15bn loan for this plant, at 6.4%.',
    'The company took out a 900 million loan to buy its rival.',
    'Paid off the 15k loan in May, so this is what I saved since.',
    'I would never take a 15k loan for this.',
    'Should I take a 10k loan to buy this?',
    'My brother took a 12k loan to buy this.',
    'Took a 14k loan for the kitchen, this is other money. 11 times earnings.',
    'The mortgage is paid, so 500 a month goes in here.',
    'They borrowed 2 billion from the state and repay it until 2031.',
    'Customers put more on the credit card, volumes +8%.',
    'If rates fall, builders will borrow more.',
    'The logo is on the card in every wallet, volumes +9%.',
    'My wife took a 10k loan for the car and I put 3,000 of my own in here.',
    'We took a R90 000 loan for the bakkie and bought it in May. Now 500 a month here.',
    'Friends took a 5k loan for this, I use cash.',
    'Nearly took a 12k loan for this, then slept on it.',
    'I will borrow more from the library.',
    'Spending on credit cards rose 6%.',
    'I borrowed 2,000 from my father in 2009 and paid it back.',
    'I never borrow a cent for shares.',
  ])('%s', (thesis) => expect(kindsOf(thesis)).not.toContain('borrowed-money'))
})
