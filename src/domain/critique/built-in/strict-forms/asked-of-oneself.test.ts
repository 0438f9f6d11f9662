import { expect, test } from 'vitest'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const kindsOf = (thesis: string) =>
  readBuiltIn(asked(decided(thesis, { price: '40', confidence: 6 }))).sentences.map(({ kind }) => kind)

test.each([
  "Rents +4%. I asked myself whether I am anchored to last year's price; I'd pay 40 if I'd never seen 60.",
  'Rents +4%. I asked myself if this is greed. No: at 60 I would not touch it.',
  'Rents +4%. Asked myself whether I am just chasing, and the answer is in the sum below: 6% a year.',
  'Rents +4%. I wondered whether this is FOMO; my order is a year old.',
  'Rents +4%. I checked myself for revenge and found none, I made money on the last one.',
  'Rents +4%. I tested whether I am biased: my sister did the sum blind and got 47.',
  'Rents +4%. Before the click I questioned myself: am I anchored on 60? The lease says 44 without it.',
  'Rents +4%. Whether I am attached is a fair question; I sold it twice before.',
])('a question to oneself is no admission: %s', (thesis) => {
  expect(kindsOf(thesis)).not.toContain('names-own-bias')
})

test.each([
  'I know I am anchored to 60 here. Rents +4%.',
  'I admit that this is greed. Rents +4%.',
  'I am probably biased, I rent from them. Rents +4%.',
  "I know that I'm chasing. Rents +4%.",
  'Part of me is just greedy. I admit that I am greedy. Rents +4%.',
  'I catch myself hoping for 60. I notice that I am anchored. Rents +4%.',
  'I suspect I am rationalizing, the lease is bad. Rents +4%.',
  'My weakness is impatience, and I know it. Rents +4%.',
])('an admission stays one: %s', (thesis) => {
  expect(kindsOf(thesis)).toContain('names-own-bias')
})
