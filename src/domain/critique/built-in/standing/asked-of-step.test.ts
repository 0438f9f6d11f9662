import { expect, test } from 'vitest'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const before = decided('We like the pumps.', { at: '2026-06-25T15:00:00.000Z', price: '40', confidence: 8 })
const said = (thesis: string, confidence: number) =>
  readBuiltIn(asked(decided(thesis, { action: 'Hold', price: '41', confidence }), [before]))
    .sentences.map(({ text }) => text)
    .join(' ')
const ASKED = /and is \d+ now: what (?:took it down|raised it)\?/

test.each([
  ['As quiet as ever there.', 7],
  ['As quiet as ever there.', 9],
])('a number that moved is asked about where a few words say nothing of it: %s', (thesis, confidence) =>
  expect(said(thesis, confidence)).toMatch(ASKED),
)

test.each([
  ['As quiet as ever there.', 8],
  ['One point off for the mood I am in.', 7],
  ['Guidance was cut.', 7],
  ['Less sure.', 6],
  ['Two clinics more have the pump, and the third has asked for a second one to try.', 9],
])('and not: %s at %s', (thesis, confidence) => expect(said(thesis, confidence)).not.toMatch(ASKED))
