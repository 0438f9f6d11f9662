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
  ['My honest estimate is 55 in 100. The rest is hope.', '“My honest estimate is 55 in 100”'],
  ['The vote is close: my own odds are about 60%.', '“my own odds are about 60%”'],
  ["The permit comes this year. I'd say 70 out of 100.", "“I'd say 70 out of 100”"],
])('a probability of the writer’s own stands beside what their number is read as: %s', (thesis, words) =>
  expect(toldIn(thesis)).toEqual([[words, '65']]),
)

test('one that is the same is told as the same', () => {
  const [told] = ownProbability(asked(decided('My best guess is 55 in 100.', { price: '50', confidence: 6 })))
  expect(told?.ways[0]).toContain('for just that')
})

test.each([
  'My estimate for the margin is 55%.',
  'My guess is 55 dollars.',
  "I'd say 70 of 100 shops are full, and my odds are no odds.",
  'Her honest estimate is 55 in 100.',
  'My estimate of a crash is 60 in 100.',
  'My honest estimate was 55 in 100 last year.',
  'I give a recession a 60% chance.',
  'I give an invasion within five years 5%.',
  'My brother puts the odds at 92. ',
  'I do not put the odds at 92.',
  'Last year I put the odds at 92.',
  'I put it at 92 dollars, and the odds are good.',
  'I put it at 92, which is what the land is worth.',
  'If I put the odds at 92, it is cheap.',
])('and no other figure does: %s', (thesis) => expect(toldIn(thesis)).toEqual([]))
