import { expect, test } from 'vitest'
import { tokensOf } from '../language/tokens.ts'
import type { Sentence } from './vocabulary/sentence.ts'
import { whatItWouldTake } from './what-it-would-take.ts'

const sentenceOf = (words: string): Sentence => ({
  text: words,
  span: { from: 0, to: words.length },
  words,
  tokens: tokensOf(words),
  before: null,
  heading: null,
})

/** A sentence of every form, by the condition that is read in it. */
const OF_EACH_FORM: readonly (readonly [words: string, condition: string])[] = [
  ['i keep the ferries, but only as long as bookings grow', 'bookings grow'],
  ['nothing would make me sell except a breach of the covenant', 'a breach of the covenant'],
  ['nothing will get me out unless the licence is revoked', 'the licence is revoked'],
  ['i can live with anything but growth under 20%', 'growth under 20%'],
  ['i hold through almost anything short of a second waiver', 'a second waiver'],
  ["i want losses under 1bn for the year, that's the deal with myself", 'losses under 1bn for the year'],
  ['the backlog must turn positive by june, this is my only thesis', 'the backlog must turn positive by june'],
  ['i want to see margins over 12% by june, otherwise the story was wrong', 'margins over 12% by june'],
  ['traffic has to reach 36%, if not they lost their pricing power', 'traffic has to reach 36%'],
  ['volumes need to reach 36%, or else they lost their pricing power', 'volumes need to reach 36%'],
  ['i need retention to hold above 120', 'retention to hold above 120'],
  ['i hold on one condition: churn under 3%', 'churn under 3%'],
  ["i'd call a second waiver the end", 'a second waiver'],
  ["i'd have to see churn over 4% to leave", 'churn over 4%'],
  ['only a lost patent would make me leave', 'a lost patent'],
  ['only a second waiver before i sell', 'a second waiver'],
  ['nothing less than a lost patent would make me leave', 'a lost patent'],
  ['it would take a covenant breach before i leave', 'a covenant breach'],
  ['it takes a covenant breach for me to leave', 'a covenant breach'],
  ['it will take a lost patent to change my mind', 'a lost patent'],
  ['id need a covenant breach to sell', 'a covenant breach'],
  ['to change my mind we would need to see a lost patent', 'a lost patent'],
  ['i shall treat two years of falling sales as a refutation', 'two years of falling sales'],
]

test.each(OF_EACH_FORM)('reads “%s”', (words, condition) => {
  const found = whatItWouldTake(sentenceOf(words))
  expect(found && words.slice(found.condition.from, found.condition.to)).toBe(condition)
})

test.each([
  'sales grew 9% in the spring',
  'i bought the ferries for their bookings',
  'it takes them a year to build one',
  'nothing would make me sell',
  'would it take a lost patent to change my mind?',
])('reads nothing in “%s”', (words) => {
  expect(whatItWouldTake(sentenceOf(words))).toBeNull()
})
