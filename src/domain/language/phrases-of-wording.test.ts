import { expect, test } from 'vitest'
import { phrasesOf } from './phrases-of-wording.ts'
import { words } from './wording.ts'

const needsOf = (source: string) => phrasesOf(source).map(({ needs }) => needs)

test('needs what stands behind a number, a blank or a mark, where a word begins', () => {
  expect(needsOf('\\d* ?lotter(?:y|ies)')).toEqual([[['lotte']]])
  expect(needsOf('(?:10|100)x')).toEqual([[['x'], ['#']]])
  expect(needsOf('p/e')).toEqual([[['p'], ['e']]])
  expect(needsOf('(?:it|this)?(?: was| were) (?:at )?5')).toEqual([[['was', 'were'], ['#']]])
  expect(needsOf('i notice[^.]{0,40}?(?<![a-z])(?:fomo|fear)')).toEqual([[['notic'], ['fomo', 'fear'], ['i']]])
})

test('tells the letters apart that a class allows', () => {
  expect(needsOf('s[ck]eptics')).toEqual([[['scept', 'skept']]])
})

test('needs nothing that a pattern does without', () => {
  expect(needsOf("don't")).toEqual([[['don']]])
  expect(needsOf('x?y')).toEqual([[]])
  expect(needsOf('[ab]?c')).toEqual([[]])
})

test('finds what begins right behind a digit or a mark', () => {
  const found = words('\\d* ?lott(?:o|ery)s?|(?:10|100)x|p/e|s[ck]eptics|the (?:bears|bulls)')
  expect(['5lotto', 'a lottery', '10x', 'a p/e of 9', 'skeptics', 'the bears'].map(found.isIn)).toEqual(
    Array.from({ length: 6 }, () => true),
  )
})

test('tells with what the first letters of a phrase begin, and not where they may be no word', () => {
  const startsOf = (source: string) => phrasesOf(source).map(({ starts }) => starts)
  expect(startsOf('(?:the |my )?(?:tax|bank)s?')).toEqual([['the', 'my', 'tax', 'bank']])
  expect(startsOf('(?<=^|[.!?] )(?:never|not) sure')).toEqual([['never', 'not']])
  expect(startsOf("s[ck]eptic|don't|an?")).toEqual([['scept', 'skept'], ['don'], ['a']])
  const withoutWord = [
    '\\d+ down',
    '[$€]?\\d+ a share',
    '(?: was)? down',
    '[a-z]+ing',
    '(?:very )?',
    '(?:up|5) more',
    'x?',
  ]
  expect(withoutWord.flatMap(startsOf)).toEqual(withoutWord.map(() => null))
})
