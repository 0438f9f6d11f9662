import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { markQuoted } from './quoted-phrases.ts'

const quotedIn = (thesis: string, critique: string): string[] =>
  markQuoted(thesis, critique)
    .filter((stretch) => stretch.isQuoted)
    .map((stretch) => stretch.text)

const THESIS = "It has to come back, and the dividend alone pays me to wait. I'm more sure than when I bought."

describe('marking what a critique quotes', () => {
  test('marks a phrase where it stands in the thesis', () => {
    expect(markQuoted(THESIS, 'You write “the dividend alone” as if it were a reason.')).toEqual([
      { text: 'It has to come back, and ', isQuoted: false },
      { text: 'the dividend alone', isQuoted: true },
      { text: " pays me to wait. I'm more sure than when I bought.", isQuoted: false },
    ])
  })

  test('looks past capitals, the stop of the quoting sentence, the kind of quotation marks and of apostrophe', () => {
    expect(quotedIn(THESIS, 'Wishing: “it has to come back.”')).toEqual(['It has to come back'])
    expect(quotedIn(THESIS, 'Wishing: "it has to come back"')).toEqual(['It has to come back'])
    expect(quotedIn(THESIS, '“I’m more sure …”')).toEqual(["I'm more sure"])
    expect(quotedIn('no doubt\nat all', '“no doubt at all”')).toEqual(['no doubt\nat all'])
  })

  test('marks whole words only, and nothing that the thesis does not say', () => {
    expect(quotedIn('I measure it.', 'You say “sure”.')).toEqual([])
    expect(quotedIn(THESIS, 'A friend would ask “what if it does not?”')).toEqual([])
    expect(quotedIn(THESIS, '“I”')).toEqual([])
    expect(quotedIn(THESIS, 'Nothing is quoted here, and this “stays open')).toEqual([])
  })

  test('takes the longest where one quotation is part of another', () => {
    expect(quotedIn(THESIS, '“come back” and “has to come back”')).toEqual(['has to come back'])
  })

  test('reads marks of patterns as the letters they are', () => {
    expect(quotedIn('Up 8% (or more) by $5?', '“8% (or more) by $5”')).toEqual(['8% (or more) by $5'])
  })

  test('gives back the whole thesis, whatever is quoted', () => {
    const words = fc.string({ unit: fc.constantFrom('a', 'B', ' ', '“', '”', '"', '.', '\n', '(', '\\', 'İ', '😀') })
    fc.assert(
      fc.property(words, words, (thesis, critique) => {
        const stretches = markQuoted(thesis, critique)
        expect(stretches.map(({ text }) => text).join('')).toBe(thesis)
      }),
    )
  })
})
