import { describe, expect, it, test } from 'vitest'
import type { CritiquedDecision } from '../../critique.ts'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const kindsOf = (thesis: string, facts: Partial<CritiquedDecision> = {}) =>
  readBuiltIn(asked(decided(thesis, { price: '100', ...facts }))).sentences.map(({ kind }) => kind)

describe('what no report could count against', () => {
  it.each([
    'Crypto goes up: volumes. Crypto goes down: volumes. Whatever happens, it proves me right.',
    'If rates fall, gold rises. If rates rise, gold rises. Either way I am right.',
    'Good or bad, it confirms my thesis.',
    'Any result supports the case, that is the beauty.',
  ])('%s', (thesis) => expect(kindsOf(thesis)).toContain('confirmation'))

  it.each([
    'Whatever happens to cigarettes, the pouches have to grow 10% a year, or I was wrong.',
    'Either way I sell on Friday.',
    'Beat or miss, I win: the straddle pays.',
    "My uncle says either way he's right.",
    "Whatever the court says, I'm out on Monday.",
    'No matter how it ends, I learn something.',
  ])('is none: %s', (thesis) => expect(kindsOf(thesis)).not.toContain('confirmation'))
})

describe('money that was won is one’s own', () => {
  it.each([
    "I made 9 grand on Palantir in March, that's what I'm playing with here.",
    "Made 4k shorting Snap. It's not my money anyway, so all in.",
  ])('%s', (thesis) => expect(kindsOf(thesis)).toContain('house-money'))

  it.each([
    "It's my mother's account, not really my money, so only T-bills and this.",
    'They made 9 billion on the sale. Not my money.',
    'Casinos live off money that their guests won an hour before.',
  ])('is none: %s', (thesis) => expect(kindsOf(thesis)).not.toContain('house-money'))
})

describe('money with a day of its own', () => {
  test('that a share is to multiply until then', () =>
    expect(kindsOf('Rent is due on the 15th, that gives me two weeks to make the 1,400 into 2,000.')).toContain(
      'money-needed',
    ))
  test.each([
    'Rent is due on the 15th, that gives them two weeks to make their tenants pay.',
    'Rent is due on the first, and it is paid a year ahead. Orders +8%.',
  ])('and not: %s', (thesis) => expect(kindsOf(thesis)).not.toContain('money-needed'))

  it.each([
    "September's tuition is in here now. It only has to hold until the 20th.",
    'Our house deposit is in this until the closing in May.',
  ])('%s', (thesis) => expect(kindsOf(thesis)).toContain('money-needed'))

  it.each([
    'The deposit is in it: 40 bn of retail money.',
    "The tenants' rent is in here, so the yield is safe.",
    'The rent is not in this, that is paid.',
  ])('is none: %s', (thesis) => expect(kindsOf(thesis)).not.toContain('money-needed'))
})

test('a bad year that has to be won back is no fall of the share', () => {
  const kinds = kindsOf('Down 40% on the year, so I have to win it back, and a slow stock will not do it.')
  expect(kinds).toContain('revenge')
  expect(kinds).not.toContain('fall-as-reason')
})

describe('a low price is that of one share today', () => {
  it('as here', () =>
    expect(kindsOf('Only 3 bucks! For my money I get so many shares.', { price: '3' })).toContain('low-price-as-cheap'))

  it.each(['I hope it gets to only 5 dollars.', 'Only 12 bucks is what I hope for.'])('and not as here: %s', (thesis) =>
    expect(kindsOf(thesis, { price: '19' })).not.toContain('low-price-as-cheap'),
  )
})

describe('a gain that is taken', () => {
  const sold = (thesis: string) =>
    readBuiltIn(
      asked(decided(thesis, { action: 'Sell', price: '120' }), [
        decided('Shoes +18%.', { at: '2026-02-03T15:00:00.000Z', price: '80' }),
      ]),
    ).sentences.filter(({ kind }) => kind === 'disposition')

  it('is told without a question where nothing has changed', () =>
    expect(sold('Locking in my gain before I lose it. Nothing has changed there.')[0]?.text).toMatch(
      / speaks of the gain/u,
    ))

  it.each([
    "Taking the profit. They still lead, that's not the issue. The deposit for the flat is due in June.",
    'Locking in the profit. Nothing has changed in the shops, it is only that 26x is more than I wanted to hold.',
  ])('is explained by another reason: %s', (thesis) => expect(sold(thesis)).toEqual([]))
})
