import { expect, it } from 'vitest'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const bought = decided('Margins widen and orders come in.', {
  at: '2026-03-02T15:00:00.000Z',
  price: '20',
  confidence: 7,
})
const kindsOf = (thesis: string) =>
  readBuiltIn(asked(decided(thesis, { action: 'Hold', price: '20', confidence: 5 }), [bought])).sentences.map(
    ({ kind }) => kind,
  )

it.each([
  'Sales fell 2%, I had feared 4%. I simply have less time to follow it.',
  'Comps fell 4%, which was less than the 6% I feared.',
  'Margins slipped, but by less than I expected; a 5 because the multiple went up.',
  'Orders were down 3% against the 8% that everybody expected.',
  'Churn rose to 2%, better than the 3% in my plan.',
  'Sales fell 2%, not as bad as feared.',
  'Sales fell 2%. I had feared 4%.',
])('what is less bad than was foreseen is no bad news: %s', (thesis) =>
  expect(kindsOf(thesis)).not.toContain('confidence-lowered-on-bad-news'),
)

it.each([
  'Sales fell 2%, I had expected growth.',
  'Margins fell 4%, more than I feared.',
  'Comps fell 4%, worse than the 2% I feared.',
  'Sales grew 2%, less than I expected.',
  'Sales fell 9% to less than I expected.',
  'Revenue missed: growth of 2%, I had expected 4%.',
])('what is worse than was foreseen is: %s', (thesis) =>
  expect(kindsOf(thesis)).toContain('confidence-lowered-on-bad-news'),
)
