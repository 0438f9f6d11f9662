import { expect, test } from 'vitest'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const horizonsOf = (thesis: string): readonly string[] =>
  readBuiltIn(asked(decided(thesis, { action: 'Hold', price: '40', at: '2025-11-17T15:30:00.000Z' }), [bought]))
    .sentences.filter(({ kind, text }) => kind === 'horizon-given' || /stop waiting|time ahead/.test(text))
    .map(({ text }) => text)
const bought = decided('Orders first.', { price: '42', at: '2025-03-03T15:30:00.000Z' })

test.each([
  'Orders plus 4 percent and debt is down. This is what I wait for in February! So I keep.',
  'Churn came in at 1.1%. That is exactly what I was waiting for in March. I hold.',
  'Margin 31%. It is what I waited for in April.',
  'What I wait for in June is here: margin 31%.',
  'Volumes are up 6 percent. This is the figure I am waiting for since February.',
])('a waiting that is over is no time ahead: %s', (thesis) => expect(horizonsOf(thesis)).toEqual([]))

test.each([
  'Debt is down. I wait for the report in February.',
  'I hold until June 2026 and look again.',
  'This is what I wait for in February: the ruling on the pipeline.',
])('one that goes on is: %s', (thesis) => expect(horizonsOf(thesis)).toHaveLength(1))
