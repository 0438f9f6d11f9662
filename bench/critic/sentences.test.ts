import { expect, it } from 'vitest'
import type { CriticCase, CriticReading } from './case.ts'
import { misquotes, quotationsOf, repeats, sentencesOf } from './sentences.ts'

const CRITIQUE = [
  'Psychology: You write “No. Never. Out at 21.4!”, which BRK.B can hold you to. By when?',
  'World events: The rate was 4.25%.',
].join('\n\n')

it('finds the sentences of a critique, despite full stops in quotations, tickers and figures', () => {
  expect(sentencesOf(CRITIQUE)).toEqual([
    'You write “No. Never. Out at 21.4!”, which BRK.B can hold you to.',
    'By when?',
    'The rate was 4.25%.',
  ])
})

it('finds the quotations in a sentence', () => {
  expect(quotationsOf('You write “a” and “b, c”.')).toEqual(['a', 'b, c'])
})

const said = (...sentences: string[]): CriticReading => ({
  findings: sentences.map((sentence) => ({ kind: 'standing-words', sentence, quotes: quotationsOf(sentence) })),
  falsifiers: [],
})

it('finds a sentence that is twice on a page', () => {
  expect(repeats([said('One.', 'Two.'), said('Three.', 'One.')])).toEqual(['One.'])
})

it('finds a quotation that is in no entry so far, regardless of capitals and apostrophes', () => {
  const entries = ["It isn't over.", 'Now it is.'].map((thesis) => ({ action: 'Buy', confidence: 5, thesis }) as const)
  const one: CriticCase = { id: 'a case', asset: 'ACME Acme', register: 'plain', entries, expert: { first: 'hope' } }
  const page = [said('You write “it isn’t over”.', 'You write “Now it is”.'), said('On Monday “It isn’t over”.')]
  expect(misquotes(page, one)).toEqual(['Now it is'])
})
