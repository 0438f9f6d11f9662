import { expect, test } from 'vitest'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const kindsOf = (thesis: string) =>
  readBuiltIn(asked(decided(thesis, { price: '40', confidence: 6 }))).sentences.map(({ kind }) => kind)

test.each([
  "Rents +4%. I worry about the roof leaks. But it's always been fine.",
  'Rents +4%. What worries me is the short leases. It has always been ok so far.',
  'Rents +4%. I worry about the debt; it will be fine.',
  'Rents +4%. I worry about the big tenant. They have never been a problem.',
  'Rents +4%. I worry about the refinancing. These things sort themselves out in the end.',
])('a doubt that its next words withdraw is no hearing of the other side: %s', (thesis) => {
  expect(kindsOf(thesis)).not.toContain('weighs-other-side')
})

test.each([
  'Rents +4%. I worry about the short leases. A fifth of them ends in May.',
  'Rents +4%. What worries me is the refinancing. It is 9% of the debt.',
  'Rents +4%. I worry about the big tenant. He has always paid late.',
])('one that stands is: %s', (thesis) => {
  expect(kindsOf(thesis)).toContain('weighs-other-side')
})
