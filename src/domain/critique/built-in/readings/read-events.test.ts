import { expect, test } from 'vitest'
import { critiqueBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const critiqueOf = (thesis: string) =>
  critiqueBuiltIn(asked(decided(thesis, { action: 'Buy', at: '2026-03-31T15:00:00.000Z', price: '188' })))

test.each([
  'Good panels. My numbers work with zero subsidy after 2029.',
  'Good panels. Our model has no tax credit after 2028.',
  'Good panels. I assume that the tariffs end in 2027.',
])('what is put into a model is no time of the plan: %s', (thesis) => {
  expect(critiqueOf(thesis)).not.toContain('time in your own words')
  expect(critiqueOf(thesis)).not.toContain('give it a time')
})

test.each(['Good panels. The subsidy expires in July 2026.', 'Good panels. The court rules on tariffs in May 2026.'])(
  'an event with its day is told: %s',
  (thesis) => expect(critiqueOf(thesis)).toMatch(/time in your own words|give it a time|with its time/),
)
