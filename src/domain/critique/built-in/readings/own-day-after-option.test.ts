import { expect, test } from 'vitest'
import { critiqueBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const option = { right: 'put', strike: '640', expiresOn: '2026-11-20', multiplier: '100' } as const
const told = (thesis: string): string => critiqueBuiltIn(asked(decided(thesis, { price: '12' }), [], { option }))

test.each([
  ['Insurance, not a view. I retire in eleven months and these cover a third of it.', 'you retire', 4],
  ['Hedge for my pension. We move in 10 months.', 'you move', 3],
  ['A hedge. We draw on it in two years.', 'you draw on it', 17],
  ['These puts are a smoke alarm. We retire in March 2027.', 'you retire', 4],
  ['Insurance for my portfolio. I stop working in 14 months.', 'you stop working', 7],
  ['Seat belt, no more. I turn 65 in 9 months.', 'you turn 65', 2],
])('an own day after the end of what covers is told: %s', (thesis, words, months) => {
  expect(told(thesis)).toContain(words)
  expect(told(thesis)).toContain(`about ${months} months`)
})

test.each([
  'Insurance, not a view. I retire in three months.',
  'Insurance, not a view. I retire in seven months.',
  'Insurance, not a view. He retires in eleven months.',
  'Insurance, not a view. The chief retires in eleven months.',
  'Insurance, not a view. I do not retire in eleven months.',
  'Insurance, not a view. I bought the shares in March 2025.',
  'A bet on a fall. I retire in eleven months.',
])('and nothing else is: %s', (thesis) => expect(told(thesis)).not.toMatch(/about \d+ months/))
