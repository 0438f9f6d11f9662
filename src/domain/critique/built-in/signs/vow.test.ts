import { expect, test } from 'vitest'
import { critiqueBuiltIn, readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const entry = (thesis: string) => asked(decided(thesis, { price: '40', confidence: 8 }))
const kindsOf = (thesis: string) => readBuiltIn(entry(thesis)).sentences.map(({ kind }) => kind)
const IN_THE_PRICE = 'in the price already'

test.each([
  "Bought back in. I won't sell it this time, no matter what happens.",
  "Good ferries. I won't sell this time, whatever happens.",
  'Good ferries. We will never sell them, come what may.',
  "Good ferries. I'm not going to panic this winter, no matter what happens.",
  'I will never touch the stop again, whatever happens.',
  "I won't look at the price until spring, no matter what.",
  'We are not going to add, come what may.',
])('a vow is no forecast that could be in a price: %s', (thesis) => {
  expect(critiqueBuiltIn(entry(thesis))).not.toContain(IN_THE_PRICE)
})

test.each([
  "Bought back in. I won't sell it this time, no matter what happens.",
  'Good ferries. I would never leave, whatever comes.',
])('whoever means to leave never is asked by what they would see it: %s', (thesis) => {
  expect(kindsOf(thesis)).toContain('exit-denied')
})

test.each([
  "I won't sell it this week, whatever happens to the price of oil.",
  "My aunt won't sell her shares, no matter what happens.",
  'I won’t sell it, no matter what my brother says; two bad summers and it goes.',
  'The state will not sell its stake, come what may.',
])('and nobody else: %s', (thesis) => {
  expect(kindsOf(thesis)).not.toContain('exit-denied')
})

test.each([
  'These ferries will always fill up, no matter what. The price is going up.',
  'Fares will always rise, whatever happens.',
])('a forecast without a doubt stays one: %s', (thesis) => {
  expect(kindsOf(thesis)).toContain('overconfidence')
})
