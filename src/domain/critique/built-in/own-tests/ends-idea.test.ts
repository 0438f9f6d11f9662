import { expect, test } from 'vitest'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const kept = (thesis: string) =>
  readBuiltIn(asked(decided(thesis, { action: 'Watch', price: '100' })))
    .sentences.filter(({ kind }) => kind === 'falsifier-given')
    .map(({ text }) => text)
    .join(' ')

test.each([
  ['Good shop. I drop the idea if churn passes 3%.', 'I drop the idea if churn passes 3%'],
  ['I strike it off my list if organic growth falls under 4%. My price is 70.', 'if organic growth falls under 4%'],
  ['What would end the idea: net new ARR negative for two quarters.', 'net new ARR negative for two quarters'],
  ['The idea is dead if the FDA says no. I buy at 70.', 'The idea is dead if the FDA says no'],
  ['If churn is over 3% I was wrong about it.', 'If churn is over 3% I was wrong about it'],
])('what ends the idea of somebody who watches is credited: %s', (thesis, words) =>
  expect(kept(thesis)).toContain(words),
)

test.each([
  'I become a buyer under 70.',
  'If churn falls under 2% I buy.',
  'At 25 times I am not in, at 18 I am.',
  'I sell if churn is over 3%.',
  'If Line 5 is shut by the court I delete the order.',
  "I'd be wrong to wait if exports doubled again this year.",
  'My cousin drops the idea if churn passes 3%.',
  'Maybe I drop the idea if churn passes 3%.',
  'Do I drop the idea if churn passes 3%?',
])('a price to buy at, a sale of what is not held and what others do are not: %s', (thesis) =>
  expect(kept(thesis)).toBe(''),
)
