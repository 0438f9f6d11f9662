import { describe, expect, it, test } from 'vitest'
import { seeded } from '#test/support/seeded.ts'
import { markFound, searchedForms, wordForms } from './text-search.ts'

describe('the words of a text', () => {
  it.each<[string, string, readonly string[]]>([
    [
      'are small, without marks, each once',
      'Société, SOCIETE and Ångström',
      ['societe', 'and', 'angstrom', 'angstroem'],
    ],
    [
      'are parted by whatever is no letter or digit',
      'cash-flow/debt at 10.5%',
      ['cash', 'flow', 'debt', 'at', '10', '5', '10．5'],
    ],
    ['are those of a decomposed text too', 'Zu\u0308rich', ['zurich', 'zuerich']],
    ['are single characters where none are parted', '株価 up', ['株', '価', 'up']],
    ['are pictures too', 'To the moon 🚀!', ['to', 'the', 'moon', '🚀']],
    ['are written without the letters of one language', 'Straße, Øresund', ['strasse', 'oresund']],
    ['are none in signs alone', '"*" AND \u0000 -- ()', ['and']],
    ['are none in a mark without a letter', 'x \u0301', ['x']],
  ])('%s', (_, text, forms) => {
    expect(wordForms(text)).toEqual(forms)
  })

  it('of a search are at most sixteen, and none is longer than 32 characters', () => {
    const many = Array.from({ length: 400 }, (_, index) => `word${index}`).join(' ')
    expect(searchedForms(many)).toHaveLength(16)
    expect(searchedForms('x'.repeat(10_000))).toEqual(['x'.repeat(32)])
    expect(searchedForms('𝒳'.repeat(100))).toEqual(['𝒳'.repeat(32)])
  })
})

test.each<[string, string, readonly string[]]>([
  ['AT&T', 'AT&T pays. That is all there is to it.', ['AT&T']],
  ['C++', 'Count on C++, or on C.', ['C++']],
  ['10.5', 'At 10.5% and 10.55%, not at 10% in 5 years.', ['10.5', '10.55']],
  ['don’t', "I don't, and we have done it.", ["don't"]],
  ['U.S. sales', 'U.S. sales, under some salesmen.', ['U.S', 'sales', 'salesmen']],
  ['mueller', 'Müller and Mueller', ['Müller', 'Mueller']],
  ['strasse', 'Straße', ['Straße']],
  ['🚀', 'Up 🚀 and up', ['🚀']],
  ['margin,debt', 'The margin and the debt', ['margin', 'debt']],
  ['at', 'AT&T at last', ['AT&T', 'at']],
  ['at', 'At AT&T', ['At', 'AT&T']],
  ['t', "I don't", ['t']],
  ['at t', 'AT&T', ['AT&T']],
  ['debt at', 'Debt of AT&T', ['Debt', 'AT&T']],
])('a search for %s marks its words in the text, and nothing else', (typed, text, marked) => {
  const searched = searchedForms(typed)
  const forms = wordForms(text)
  expect(searched.every((one) => forms.some((form) => form.startsWith(one)))).toBe(true)
  const stretches = markFound(text, searched)
  expect(stretches.flatMap((stretch) => (stretch.isFound ? [stretch.text] : []))).toEqual(marked)
  expect(stretches.map((stretch) => stretch.text).join('')).toBe(text)
})

test('words that a sign joins are found only together, and all words in the order in which they are typed', () => {
  expect(searchedForms('AT&T C++ 10.5 U.S.')).toEqual(['at＆t', 'c＋＋', '10．5', 'u．s'])
  expect(searchedForms('buy AT&T now')).toEqual(['buy', 'at＆t', 'now'])
})

test('a word is searched by its first form only, and a mark without a letter is not searched', () => {
  expect(searchedForms('Müller')).toEqual(['muller'])
  expect(searchedForms('\u0301')).toEqual([])
})

test('found words are marked where they begin with a searched form, and no text is lost', () => {
  const text = 'Margins grow; the marginal buyer margin-calls. Ein Remargin.'
  const stretches = markFound(text, searchedForms('MARGIN'))
  expect(stretches.map((stretch) => stretch.text).join('')).toBe(text)
  expect(stretches.filter(({ isFound }) => isFound).map((stretch) => stretch.text)).toEqual([
    'Margins',
    'marginal',
    'margin',
  ])
  expect(markFound(text, [])).toEqual([{ text, isFound: false }])
  expect(markFound('', searchedForms('a'))).toEqual([])
})

test('a plain text has the same words with and without a letter of another script after it', () => {
  const chance = seeded(77)
  const foundIn = (text: string) => markFound(text, ['a', 'k']).filter(({ isFound }) => isFound)
  const signs = [...'aAbZ09 .,&+#\'-/%$()"\n\tIiKk']
  for (let turn = 0; turn < 2_000; turn += 1) {
    const text = Array.from({ length: 24 }, () => chance.oneOf(signs)).join('')
    expect(wordForms(`${text} ж`).toSorted()).toEqual([...wordForms(text), 'ж'].toSorted())
    expect(searchedForms(`${text} ж`)).toEqual([...searchedForms(text), 'ж'].slice(0, 16))
    expect(foundIn(`${text} ж`)).toEqual(foundIn(text))
  }
})
