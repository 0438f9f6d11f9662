import { expect, test } from 'vitest'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const sizeIn = (thesis: string) =>
  readBuiltIn(asked(decided(thesis, { price: '60', confidence: 8 }))).sentences.find(
    ({ kind }) => kind === 'size-too-large',
  )?.text

test.each([
  ['I put what is left from the flat, 70 %. Gold will hold.', 'I put what is left from the flat, 70 %'],
  ["Everything from the holiday account, we weren't going anyway.", 'Everything from the holiday account'],
  ['All of it from the pension pot. 15x earnings.', 'All of it from the pension pot'],
  ['Added 600 with the money from the truck. Churn 0.98.', 'with the money from the truck'],
])('how much of what somebody has goes in is quoted and asked about: %s', (thesis, words) => {
  expect(sizeIn(thesis)).toContain(words)
  expect(sizeIn(thesis)).toContain('of all that you own?')
})

test.each([
  'I bought 6 more than I planned because the fall was a gift.',
  'Buying twice what I planned, it fell.',
  'I took ten more than I meant to.',
])('more than was planned: %s', (thesis) => expect(sizeIn(thesis)).toMatch(/smaller/))

test.each([
  'They bought more than I planned for.',
  'It costs more than I planned.',
  'I did not buy more than I planned.',
  'I took 10 shares, no more than I planned.',
  'I put what is left in bonds, 70 %.',
  'I put the rest of the week into it, 70 % of my hours.',
  'Everything in the pension fund is in bonds, this is 2%.',
  'Everything in the account books is fine.',
  'Sold the truck. Money from the truck is in the bank.',
  'I put the money from the bonus in, 3% of the portfolio.',
])('and nothing where it goes elsewhere, or is small: %s', (thesis) => expect(sizeIn(thesis)).toBeUndefined())
