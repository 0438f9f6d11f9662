import { expect, test } from 'vitest'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const LINE = "I'd be mistaken if renewals worldwide slipped under 90%."
const said = (thesis: string, wrote = LINE) =>
  readBuiltIn(
    asked(decided(thesis, { action: 'Hold', at: '2026-09-28T15:00:00.000Z', price: '985' }), [
      decided(wrote, { at: '2026-01-15T15:00:00.000Z', price: '930' }),
    ]),
  )
    .sentences.map(({ text }) => text)
    .join(' ')

test('of a figure of a place and one of the whole, the line on the whole is held to the second', () =>
  expect(said('88.7% in Asia, where it started late, and 91.4% worldwide. The line says worldwide.')).toContain(
    "On Jan 15, 2026 you wrote “I'd be mistaken if renewals worldwide slipped under 90%”; today you write “88.7% in Asia, where it started late, and 91.4% worldwide”: 91.4% is over your 90%.",
  ))
test('also where both name what is measured', () =>
  expect(said('Renewals were 89% in Wales and 93% globally.')).toContain('93% is over your 90%'))

test.each([
  ['it broke', 'Renewals 91% in Canada, 88.4% worldwide. It will heal.'],
  ['it is of something else', 'Occupancy 86% in Leeds and 93% worldwide. Tidy.'],
  ['it says at its end that it is of something else', '86% in Leeds and 93% worldwide, occupancy that is.'],
  ['it is of another time', '88% in Asia and 93% worldwide last year.'],
  ['others say so', 'They hope for 89% in Asia and 93% worldwide.'],
  ['two are of the whole', '88% in Asia, 93% worldwide, 94% globally.'],
  ['none is', '89.8% in Asia and 92% at home.'],
])('nothing is compared where %s', (_, thesis) => expect(said(thesis)).not.toContain('is over your 90%'))

const INTEREST = 'If interest for the year is not at least $40m lower I sell.'
test.each([
  [
    'Interest for the year: $55m lower. As asked.',
    /“Interest for the year: \$55m lower(?:. As asked)?” is on the right side/,
  ],
  ['Interest for the year: $25m lower. The bonds were late.', /\$25m lower.*this is a Hold at \$985\.00/],
])('a difference is held against a difference: %s', (thesis, pattern) =>
  expect(said(thesis, INTEREST)).toMatch(pattern),
)
test.each([
  'Interest for the year: $65m. The bonds were late.',
  'Interest for the year: $55m higher. The bonds were late.',
])('and no level, and none the other way: %s', (thesis) =>
  expect(said(thesis, INTEREST)).not.toMatch(/right side|this is a Hold/),
)
test('and no difference is held against a level', () =>
  expect(said('Debt $450m lower. Fine.', 'If debt goes over $400m I sell.')).not.toMatch(
    /right side|400m\W* you|over your|this is a Hold/,
  ))
