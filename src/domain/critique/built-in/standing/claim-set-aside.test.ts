import { describe, expect, test } from 'vitest'
import { critiqueBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const CLAIM = 'ACME does better than SPY until Nov 21, 2027'
const said = (thesis: string) =>
  critiqueBuiltIn(
    asked(decided(thesis, { price: '40' }), [], {
      claim: CLAIM,
      position: { moved: '10', quantity: '10', averageCost: '40', cost: '400.00', stopLoss: null, takeProfit: null },
    }),
  )

describe('that a number is about doing better than the market', () => {
  test('is told where the entry says nothing of it', () =>
    expect(said('The pumps sold 20% more. I take ten and sell if the book-to-bill is below 1.')).toContain(CLAIM))
  test.each([
    "It's not to beat America's index; probably it won't.",
    "I don't know whether it does better than the S&P. I want the 5%.",
    "It's a raise is what it is, not an opinion on the stock.",
    'I have no view of the pumps. The hospital buys them, so do I.',
  ])('and not where it says how it stands to that: %s', (thesis) => expect(said(thesis)).not.toContain(CLAIM))
})

describe('beside the illness or the death of somebody near', () => {
  test.each([
    "My boy has Duchenne. I'm not going to pretend this is a financial thing.",
    'My mother died in May and this is what she left. I keep it as it was.',
    'Our daughter was diagnosed in June, and they make the only drug.',
  ])('stands neither a benchmark nor a scale: %s', (thesis) => {
    expect(said(thesis)).not.toContain(CLAIM)
    expect(said(thesis)).not.toMatch(/scale|of 100|of 10/)
  })
  test('an illness that the company treats is none of somebody near', () =>
    expect(said('Their drug for cancer sold 20% more. My brother counts pumps.')).toContain('of 10'))
})

describe('beside a trade of days, or money that is due', () => {
  const runs = (thesis: string) => expect(said(thesis).includes('Nov 21, 2027'))
  test.each([
    'Seven red days in a row. In tomorrow, out on the first green close.',
    'Rent is due on the 15th, that gives me two weeks to make the 1,400 into 2,000.',
    'A bounce, out by Friday.',
    'The rule says buy it here. No opinion on Europe.',
    'Dropped 3,100 on the airline. This one swings enough to put me square by Friday.',
    'Back to even by Wednesday, that is all I want of it.',
    'It only has to get me out of the hole this week.',
    'I call it a failure if it trails MSCI Europe by 15 points on 3 November 2028.',
    'My rule is 60/40. Equities are at 66, so bonds get bought today. It has nothing to do with a view on yields.',
    'Ten days at most: the fee of the vet is due on the 20th.',
  ])('stands nothing of a year: %s', (thesis) => runs(thesis).toBe(false))
  test.each([
    'Orders came from three hospitals when theirs were old. The report is out tomorrow.',
    'Their tenants pay when rent is high. Orders grew from three hospitals.',
    'The pumps sold 20% more in two weeks.',
    'The pumps sold 20% more, and a fourth hospital signs by Friday.',
    'Orders grew as the new line gets them out of the hole this year, by 20%.',
  ])('what is no such trade is told of the claim: %s', (thesis) => runs(thesis).toBe(true))
})
