import { expect, it } from 'vitest'
import { recapMail, type Week } from './recap-format.ts'

const WEEK: Week = { since: '2026-08-03', decisions: 1, resolvedClaims: 0, dueReviews: 0, nextClaimOn: null }
const LINKS = { journal: 'http://localhost/mirror', end: 'http://localhost/end' }

it.each([
  [1, '1 review is due. It asks what you remember before it shows anything.'],
  [2, '2 reviews are due. They ask what you remember before they show anything.'],
])('speaks of %i due reviews as of so many', (dueReviews, words) => {
  expect(recapMail({ ...WEEK, dueReviews }, LINKS, 'en').text).toContain(`${words}\n`)
})

it('tells the same week in German, with the days as they are written there', () => {
  const week: Week = { since: '2026-08-03', decisions: 2, resolvedClaims: 1, dueReviews: 1, nextClaimOn: '2027-03-05' }
  expect(recapMail(week, LINKS, 'de')).toEqual({
    subject: 'Deine Woche in Candor',
    text: [
      'Seit dem 3. Aug. 2026 hast du 2 Entscheidungen festgehalten.',
      'Der Tag einer Behauptung ist gekommen.',
      '1 Rückblick ist fällig. Er fragt, woran du dich erinnerst, bevor er etwas zeigt.',
      'Die nächste Behauptung, die zählt, wird am 5. März 2027 geprüft.',
      '',
      'Dein Spiegel: http://localhost/mirror',
      '',
      'Du hast diese Mail in den Einstellungen bestellt. So endet sie: http://localhost/end',
      '',
    ].join('\n'),
  })
})

it.each([
  [0, 'keine Entscheidung'],
  [1, '1 Entscheidung'],
])('counts %i decisions in German as one says it', (decisions, words) => {
  expect(recapMail({ ...WEEK, decisions }, LINKS, 'de').text).toContain(` hast du ${words} festgehalten.\n\n`)
})
