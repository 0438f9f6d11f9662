import { describe, expect, test } from 'vitest'
import { critiqueBuiltIn } from './built-in-critic.ts'
import { asked, decided } from './request.fixture.ts'

/** Words for a whole thesis that a reading of wordings cannot know. */
const CLAIMS_OF_NONE =
  /\b(?:the only number|all that is measured|none on the business|no figure|no line|nothing (?:in it|here|that)|seems? to be missing|doesn’t seem|without a figure|has no source|is measured here)\b/i

describe('a thesis that says more than this reading recognizes', () => {
  test.each([
    'At £12.50 a share the company buys back £300m of its own stock every single year from now on.',
    'I paid 100 and would sell it at 120 euros or at 80 euros, whichever of the two comes first.',
    'It cost 45 euro, 46 francs and 500 kronor in the three places where it is traded today.',
    'The company earns ¥5,000 per share and the price will follow that in the end.',
    'They sell more cars than ever, owe nothing to anyone and earned twice what they did.',
    'The debt is three quarters of what it was, and the rivals in Brazil have all given up.',
    'Gambling gets banned in Brazil, and that is the whole reason for this position.',
    'It is cheap compared with all its rivals and with its own past of many years.',
  ])('is told nothing of what it lacks: %s', (thesis) => {
    for (const action of ['Buy', 'Hold', 'Sell', 'Watch'] as const)
      expect(critiqueBuiltIn(asked(decided(thesis, { action, confidence: 9 })))).not.toMatch(CLAIMS_OF_NONE)
  })
})

test('one’s own price target is borrowed from nobody', () => {
  expect(critiqueBuiltIn(asked('My price target is 90 by spring.'))).not.toMatch(/authority|borrowed/)
  expect(critiqueBuiltIn(asked('The analyst price target is 90 by spring.'))).toMatch(/authority|borrowed/)
})

test('what only follows from a test is not quoted as the test', () => {
  const critique = critiqueBuiltIn(asked('Revenue keeps growing for years, or I am wrong.'))
  expect(critique).not.toContain('“I am wrong”')
  expect(critique).toContain('If one line of it says what would prove you wrong')
})

test.each(['on Feb 30, 2027', 'next on 2026-03-01'])('a day that is none, or is over, is no horizon: %s', (day) => {
  expect(critiqueBuiltIn(asked(`It all comes out ${day} and it will be good.`))).not.toContain(day.slice(-10))
})
