import { expect, test } from 'vitest'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const saidOf = (thesis: string) => readBuiltIn(asked(decided(thesis, { price: '2280', confidence: 8 }))).sentences

test.each([
  ['I must not read any reports, I see the reality in the projects.', 'I must not read any reports'],
  [
    "It cost me money. I'm not going to look at the valuation any more.",
    "I'm not going to look at the valuation any more",
  ],
  ["Good bank. I don't read their reports anymore.", "I don't read their reports anymore"],
  ["I will keep it for the pension and don't look anymore.", "don't look anymore"],
  ["I won't look at it again. It is for the children.", "I won't look at it again"],
])('whoever looks no more is quoted and asked: %s', (thesis, words) => {
  const said = saidOf(thesis).find(({ kind }) => kind === 'confirmation')
  expect(said?.text).toContain(words)
  expect(said?.text).toMatch(/\?$/)
})

test.each([
  "I don't look at the price anymore, only at the churn.",
  'I do not look at it every day.',
  'My father does not read the reports anymore.',
  "I don't read the reports before I have written my own number.",
  "I look at the results and don't look back.",
  "They don't look at costs anymore.",
  'I must not look at the accounts, as I work for their auditor.',
  "I don't trust the figures any more, so I keep it small.",
])('and not whoever looks at the company, or looks away from the price: %s', (thesis) =>
  expect(saidOf(thesis).map(({ kind }) => kind)).not.toContain('confirmation'),
)

test.each(['Nothing will make me sell before 4000.', 'Nothing could make me sell it under $500.'])(
  'up to a price every exit is denied as well: %s',
  (thesis) => expect(saidOf(thesis).map(({ kind }) => kind)).toContain('exit-denied'),
)

test.each([
  'Nothing will make me sell before 4000 except a dividend cut.',
  'Nothing will make me sell before the report.',
])('unless something is left: %s', (thesis) =>
  expect(saidOf(thesis).map(({ kind }) => kind)).not.toContain('exit-denied'),
)
