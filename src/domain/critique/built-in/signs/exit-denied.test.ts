import { expect, test } from 'vitest'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const saidOf = (thesis: string) =>
  readBuiltIn(asked(decided(thesis))).sentences.filter(
    ({ kind }) => kind === 'exit-denied' || kind === 'falsifier-given',
  )

test.each([
  ["There's no price at which I would sell, so a stop is pointless.", "There's no price at which I would sell"],
  ['I can see no number that would make me sell.', 'I can see no number that would make me sell'],
  ['Nothing the company reports could get me to sell.', 'Nothing the company reports could get me to sell'],
  ['My broker wants half of it gone. Under no circumstances I would sell.', 'Under no circumstances I would sell'],
])('whoever denies every exit is quoted and asked, and not praised: %s', (thesis, words) => {
  const [said, ...more] = saidOf(thesis)
  expect(more).toEqual([])
  expect(said?.kind).toBe('exit-denied')
  expect(said?.text).toContain(`“${words}`)
  expect(said?.text).toMatch(/\?$/)
})

test.each([
  // An exception is left, or only a part is denied.
  'Nothing short of fraud would make me sell.',
  'There is no price below 400 at which I would sell.',
  'No single quarter would make me sell.',
  'Nothing they say could make me sell. If churn passes 3% I leave.',
  // Somebody else's, or of what is in a report.
  'My father says nothing could make me sell.',
  'I see nothing in the report that would make me sell.',
])('and of whoever leaves a way out nothing is said of that: %s', (thesis) =>
  expect(saidOf(thesis).map(({ kind }) => kind)).not.toContain('exit-denied'),
)

test('what one cannot imagine going wrong is certainty', () => {
  const kinds = (thesis: string) => readBuiltIn(asked(decided(thesis))).sentences.map(({ kind }) => kind)
  expect(kinds('Sales doubled again. I do not see what could stop it.')).toContain('overconfidence')
  expect(kinds('Sales doubled again. I do not see what could stop it, except a recession.')).not.toContain(
    'overconfidence',
  )
})
