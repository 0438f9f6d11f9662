import { expect, test } from 'vitest'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const kindsOf = (thesis: string) =>
  readBuiltIn(asked(decided(thesis, { price: '30' }))).sentences.map(({ kind }) => kind)

test.each([
  'The bank calls it a double; my own estimate is 6% a year.',
  'Management guides to 12%. My own number is 8.',
  'Analysts rate it a buy, and my own view is cooler: margins of 9%.',
])('somebody else has said something: %s', (thesis) => expect(kindsOf(thesis)).toContain('own-judgement'))

test.each([
  'A 70 call instead of 100 shares. It needs about 2% a year from the stock, and my own estimate is 6.',
  'Two calls at 9.10. My own estimate is 84 by then.',
  'Interest rates are at 4%, and my own estimate of growth is 6%.',
  'Companies like this earn 9%. My own number is 8.',
])('no one else has: %s', (thesis) => expect(kindsOf(thesis)).not.toContain('own-judgement'))
