import { expect, test } from 'vitest'
import { critiqueBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const critiqueOf = (thesis: string) =>
  critiqueBuiltIn(
    asked(decided(thesis, { action: 'Hold', at: '2026-02-06T15:00:00.000Z', price: '78' }), [
      decided('Gross bookings must grow at least 14% for the full year 2026, otherwise I sell.', {
        at: '2025-12-08T15:00:00.000Z',
        price: '91',
      }),
    ]),
  )

test.each([
  'Freight shrank 3%. My line is on the whole company and for 2026.',
  'Trucks lost money. My test is for the group.',
  'Freight shrank 3%. My condition was about all of it.',
])('of what a line is, and for when, answers nothing: %s', (thesis) =>
  expect(critiqueOf(thesis)).not.toMatch(/what you had written/),
)

test.each(['My line was 14.', 'Bookings grew 16%, my test is passed.'])('what came of it does: %s', (thesis) =>
  expect(critiqueOf(thesis)).toMatch(/what you had written|14% for the full year/),
)
