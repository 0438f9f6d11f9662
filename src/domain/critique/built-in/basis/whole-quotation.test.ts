import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clauseQuotation, wholeQuotation } from './whole-quotation.ts'

const spanOf = (text: string, words: string) => ({ from: text.indexOf(words), to: text.indexOf(words) + words.length })
const whole = (text: string, words: string) => wholeQuotation(text, spanOf(text, words))
const clause = (text: string, words: string) => clauseQuotation(text, spanOf(text, words))

describe('a quotation is its whole sentence', () => {
  test.each([
    [
      'Fine. If growth is below 10 %, I sell half; below zero, all. Then on.',
      'If growth is below 10 %, I sell half',
      'If growth is below 10 %, I sell half; below zero, all',
    ],
    [
      "Repeat orders 64 %. I won't add before May, and only if they are at least 64 %.",
      "I won't add before May",
      "I won't add before May, and only if they are at least 64 %",
    ],
    [
      'What I see: margin 41 %, 44 %, 47 % over three years.',
      'margin 41 %, 44 %',
      'What I see: margin 41 %, 44 %, 47 % over three years',
    ],
    [
      "I've turned it every which way and no road ends below.",
      "I've turned it every",
      "I've turned it every which way and no road ends below",
    ],
    [
      '3 calls, 1,200 in all, the most I can lose. Half the premium gone: I sell.',
      'the premium gone: I sell',
      'Half the premium gone: I sell',
    ],
    [
      'I take a small position (2 %) since they have contracts.',
      'I take a small position',
      'I take a small position (2 %) since they have contracts',
    ],
    [
      'The dividend is safe at 50 dollar oil, they say; I calculated 55.',
      'The dividend is safe at 50 dollar oil',
      'The dividend is safe at 50 dollar oil, they say; I calculated 55',
    ],
    [
      'Wrong if the ratio is over 97 (i.e. not by storms).',
      'Wrong if the ratio is over 97',
      'Wrong if the ratio is over 97 (i.e. not by storms)',
    ],
    ['* OUT: traffic down / law passes\n* SIZE: 2 %', 'traffic down', 'OUT: traffic down / law passes'],
    ['It grew. And if the founder leaves, I sell.', 'if the founder leaves', 'if the founder leaves, I sell'],
    ['What I do:\n1. net cash is gone\n2. sales fall', 'cash is gone', 'net cash is gone'],
    ['He calls it "a sure thing" and means it.', 'a sure thing', 'a sure thing'],
    ['93. Retention is fine.', '93', '93'],
  ])('%s', (text, words, expected) => expect(whole(text, words)).toBe(expected))

  test('or none, where a mark of a quotation would cut it', () => {
    expect(whole('Everyone "knows" uranium only goes up.', 'uranium only goes up')).toBeNull()
  })
})

const LONG = `the crews ${'of the yard in the port of the town by the river '.repeat(5)}are old`

describe('of a sentence that is too long', () => {
  test('whole clauses are quoted, with an ellipsis', () =>
    expect(whole(`Sales grew in every region, and ${LONG}.`, 'Sales grew')).toMatch(
      /^Sales grew in every region.* …$/u,
    ))

  test.each(['unless', 'but', 'except that', 'only if', 'and not where', 'while'])(
    'none before what changes its sense: %s',
    (word) => expect(whole(`Sales grew, ${word} ${LONG}.`, 'Sales grew')).toBeNull(),
  )

  test('and no part of a list of figures', () =>
    expect(whole(`Sales grew 41 %, 44 % in the year in which ${LONG}.`, 'Sales grew 41 %')).not.toBe(
      'Sales grew 41 % …',
    ))
})

describe('beside its whole sentence a clause is quoted alone', () => {
  test('where the rest says something else', () =>
    expect(clause('It yields well, my father worked there.', 'It yields well')).toBe('It yields well …'))
  test.each([
    ['I sell half, unless they refinance.', 'I sell half'],
    ['Half of it goes, my father worked there.', 'of it goes'],
    ['It yields 5 %, 6 % next year.', 'It yields 5 %'],
    ['Sell: (1) covenant breach, (2) a second guide-down, (3) founder out.', 'a second guide-down'],
  ])('and not where it belongs to it: %s', (text, words) => expect(clause(text, words)).toBeNull())
})

const WORDS = fc.constantFrom(
  ...'sales margin orders fell grew stays I sell hold half not only if unless but and or because 40 12% below above they say the port'.split(
    ' ',
  ),
)
const MARKS = fc.constantFrom('', '', '', ',', ';', ':', ' -', ' (', ')')
const SENTENCE = fc
  .array(fc.tuple(WORDS, MARKS), { minLength: 1, maxLength: 70 })
  .map((parts) => `It ${parts.map(([word, mark]) => `${word}${mark}`).join(' ')}`)

test('a quotation of any sentence is the whole of it, or has an ellipsis where words are left out', () => {
  fc.assert(
    fc.property(SENTENCE, SENTENCE, fc.nat(), fc.integer({ min: 1, max: 60 }), (before, sentence, at, length) => {
      const text = `${before}. ${sentence}. The end.`
      const start = before.length + 2 + (at % sentence.length)
      const from = text.lastIndexOf(' ', start) + 1
      const end = text.slice(0, before.length + 2 + sentence.length).indexOf(' ', from + length)
      const to = end < 0 ? before.length + 2 + sentence.length : end
      const quotation = wholeQuotation(text, { from, to })
      if (quotation === null || from < before.length + 2) return
      const words = quotation.replace(/^… | …$/gu, '')
      const place = text.indexOf(words, before.length + 2)
      expect(place).toBeGreaterThanOrEqual(0)
      const [lead, rest] = [
        text.slice(before.length + 2, place),
        text.slice(place + words.length, before.length + 2 + sentence.length),
      ]
      if (!quotation.startsWith('… ')) expect(lead).toMatch(/^(?:and|but|[^a-z0-9])*\W*$/u)
      if (!quotation.endsWith(' …')) expect(rest).not.toMatch(/[a-z0-9]/u)
      if (quotation !== words) expect(`${lead} ${rest}`).not.toMatch(/\b(?:if|unless|not|only|but|or|half)\b/u)
    }),
    { numRuns: 2000 },
  )
})
