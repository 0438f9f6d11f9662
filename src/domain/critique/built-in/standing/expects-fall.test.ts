import { expect, it } from 'vitest'
import { asked, decided } from '../request.fixture.ts'
import { expectsFall } from './expects-fall.ts'

const watched = (thesis: string) => asked(decided(thesis, { action: 'Watch', price: '148' }))

it.each([
  'Still in cash. The crash must come, everything is overvalued, debt, wars.',
  'A correction is overdue and I can wait.',
  'The market will fall, then I go in.',
])('somebody who watches for a fall: %s', (thesis) => expect(expectsFall(watched(thesis))).toBe(true))

it.each([
  'If the market falls I buy more.',
  'My brother says the crash is coming.',
  'Too early, I wait for the report.',
])('and somebody who does not say so: %s', (thesis) => expect(expectsFall(watched(thesis))).toBe(false))

it('whoever buys is held to what they bought', () =>
  expect(expectsFall(asked(decided('The crash must come, everything else is overvalued.')))).toBe(false))
