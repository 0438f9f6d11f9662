import { expect, test } from 'vitest'
import { asked, decided } from '../request.fixture.ts'
import { ownProbability } from './own-probability.ts'

const toldIn = (thesis: string) =>
  ownProbability(asked(decided(thesis, { price: '50', confidence: 7 }))).map(({ values }) => [
    values.words,
    values.right,
  ])

test.each([
  ['That needs a probability above 83% to be worth it; I put it at 92.', '“I put it at 92”'],
  ['I give the approval an 80% chance.', '“I give the approval an 80% chance”'],
])('a probability of the writer’s own stands beside what their number is read as: %s', (thesis, words) =>
  expect(toldIn(thesis)).toEqual([[words, '65']]),
)

test.each([
  'I give a recession a 60% chance.',
  'I give an invasion within five years 5%.',
  'My brother puts the odds at 92. ',
  'I do not put the odds at 92.',
  'Last year I put the odds at 92.',
  'I put it at 92 dollars, and the odds are good.',
  'I put it at 92, which is what the land is worth.',
  'If I put the odds at 92, it is cheap.',
])('and no other figure does: %s', (thesis) => expect(toldIn(thesis)).toEqual([]))
