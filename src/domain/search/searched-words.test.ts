import { describe, expect, it, test } from 'vitest'
import { markFound, searchedForms, wordForms } from './searched-words.ts'

describe('the words of a text', () => {
  it.each<[string, string, readonly string[]]>([
    ['are small, without marks, each once', 'Société, SOCIETE and Ångström', ['societe', 'and', 'angstrom']],
    [
      'are parted by whatever is no letter or digit',
      'cash-flow/debt at 10.5%',
      ['cash', 'flow', 'debt', 'at', '10', '5'],
    ],
    ['are those of a decomposed text too', 'Zu\u0308rich', ['zurich']],
    ['are single characters where none are parted', '株価 up', ['株', '価', 'up']],
    ['are none in signs alone', '"*" AND \u0000 -- ()', ['and']],
  ])('%s', (_, text, forms) => {
    expect(wordForms(text)).toEqual(forms)
  })

  it('of a search are sixteen at most, and none is longer than 32 characters', () => {
    const many = Array.from({ length: 400 }, (_, index) => `word${index}`).join(' ')
    expect(searchedForms(many)).toHaveLength(16)
    expect(searchedForms('x'.repeat(10_000))).toEqual(['x'.repeat(32)])
    expect(searchedForms('𝒳'.repeat(100))).toEqual(['𝒳'.repeat(32)])
  })
})

test('what was searched for is marked where a word begins with it, and nothing of the text is lost', () => {
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
