import { expect, test } from 'vitest'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const kept = (thesis: string): string =>
  readBuiltIn(asked(decided(thesis, { price: '40' })))
    .sentences.filter(({ kind }) => kind === 'falsifier-given')
    .map(({ text }) => text)
    .join(' ')

test.each([
  'If the test fails, I learned something for 380 dollars.',
  'One more call with him and I look like a fool in front of the club.',
  'If the court says no, they appeal, and then it takes two years and I have time.',
  'One Ian and I look stupid until spring.',
])('an event is praised as a test only beside what it does to the holding: %s', (thesis) =>
  expect(kept(thesis)).toBe(''),
)

test.each([
  'As soon as the founder is off the board I hand in my ticket',
  'One airworthiness directive on the blades and I head for the hills',
  'A failure of Blenrep in the American market would take away the part that I pay for',
  'Either they refinance the bonds before Christmas or I take my money out',
  'A down year in ARR and the trade is off',
])('and it is praised beside an end in whatever words: %s', (thesis) =>
  expect(kept(`${thesis}.`)).toContain(`“${thesis}”`),
)

test.each([
  'I stay unless the backlog shrinks',
  'Once the founder leaves, so do I',
  'If the number of active buyers has not grown by the end of 2026, nothing of that was true',
])('for how long it is held, and whose belief it was, are ends too: %s', (thesis) =>
  expect(kept(`${thesis}.`)).toContain(thesis),
)

test('what others think is no end', () => expect(kept('Everybody asks what AI leaves of it; so do we.')).toBe(''))

test('a word with a hyphen at its head belongs to the test', () =>
  expect(kept('It is all rates. Ten-year over 4.6 on a closing basis and I sell next morning.')).toContain(
    '“Ten-year over 4.6 on a closing basis and I sell next morning”',
  ))
