import { expect, it } from 'vitest'
import { recapMail, type Week } from './recap-format.ts'

const WEEK: Week = { since: '2026-08-03', decisions: 1, resolvedClaims: 0, dueReviews: 0, nextClaimOn: null }
const LINKS = { journal: 'http://localhost/mirror', end: 'http://localhost/end' }

it.each([
  [1, '1 review is due. It asks what you remember before it shows anything.'],
  [2, '2 reviews are due. They ask what you remember before they show anything.'],
])('speaks of %i due reviews as of so many', (dueReviews, words) => {
  expect(recapMail({ ...WEEK, dueReviews }, LINKS).text).toContain(`${words}\n`)
})
