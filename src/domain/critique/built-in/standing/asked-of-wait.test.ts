import { describe, expect, test } from 'vitest'
import type { CritiqueRequest } from '../../critique.ts'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const questions = (thesis: string) =>
  questionsOf(asked(decided(thesis, { action: 'Watch', price: '255', confidence: 6 })))
const questionsOf = (request: CritiqueRequest) =>
  readBuiltIn(request)
    .sentences.map(({ text }) => text)
    .filter((text) => text.endsWith('?'))
    .join(' ')

/** The second look, after a first one. */
const again = (first: string) =>
  questionsOf(
    asked(decided('Not yet, I wait.', { action: 'Keep Watching', price: '255', at: '2026-06-01T15:00:00.000Z' }), [
      decided(first, { action: 'Watch', price: '262' }),
    ]),
  )

describe('whoever watches is asked', () => {
  test('whether a price of their own is one in a falling market too', () =>
    expect(questions("I'd buy at 220. Owners pay for the name.")).toMatch(/\$220\.00.*\?/))
  test('what if it runs away before what they wait for', () =>
    expect(questions('I look again once the drivers have voted.')).toContain('$306.00'))
  test('the same at a second look, where none of the two says it', () =>
    expect(again('I look once the drivers have voted.')).toContain('$306.00'))
  test.each([
    'I want it under 220 or the vote behind it. Otherwise I have no business here.',
    'A price below 220, and not before the vote.',
    'I do not chase it.',
  ])('but not where the first look has answered: %s', (first) => expect(again(first)).not.toContain('$306.00'))
  test('what would make it a Buy, where nothing of it is said', () =>
    expect(questions('Beautiful trucks, built by hand.')).toMatch(/a Buy, and at which price\?|for you to buy ACME/))

  test.each([
    ["I'd buy at 220, whatever brings it there.", /\$220\.00/],
    ['I wait for the vote and do not chase it.', /\$306\.00/],
    ['Beautiful trucks. Never for me.', /a Buy, and at which|for you to buy/],
  ])('but not where it is answered: %s', (thesis, pattern) => expect(questions(thesis)).not.toMatch(pattern))
})
