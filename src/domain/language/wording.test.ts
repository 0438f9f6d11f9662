import fc from 'fast-check'
import { expect, test } from 'vitest'
import { words } from './wording.ts'

const inText = (phrases: string, plain: string) =>
  words(phrases)
    .in(plain)
    .map(({ from, to }) => plain.slice(from, to))

test.each([
  ['free money|(?:sure|safe) (?:thing|bet)', 'a safe bet is free money', ['safe bet', 'free money']],
  ["can't lose", "i cant lose, you can't lose", ['cant lose', "can't lose"]],
  ['\\d+ ?% (?:down|up)', 'it is 12% down', ['12% down']],
  ['(?:the )?(?:note \\([^)]{1,9}\\)|dip)', 'see the note (iv) and buy the dip', ['the note (iv)', 'the dip']],
  ['(?:really )?down', 'down, and really down', ['down', 'really down']],
  ['up', 'supper', []],
  ['some ?day', 'someday, or some day', ['someday', 'some day']],
  ['(?:now|soon) ?(?:on (?:my|our) side)', 'nowon my side', ['nowon my side']],
  ['as [ a-z]{2,9}s dip', 'as bulls dip', ['as bulls dip']],
  ['(?:(?:very ){0,2}good|bad) (?:plan|idea)', 'a good plan', ['good plan']],
  ['(?:[a-z]+ ){0,3}?(?:savings|pension) in', 'all my savings in it', ['all my savings in']],
  ['(?:my |(?<=^))(?:whole|entire) pension', 'whole pension', ['whole pension']],
  ['[$€]?\\d+ a (?:share|piece)', 'at 12 a share', ['12 a share']],
])('%s in "%s"', (phrases, plain, found) => expect(inText(phrases, plain)).toEqual(found))

test('is in a text or not', () => {
  expect(words('sure thing').isIn('a sure thing')).toBe(true)
  expect(words('sure thing').isIn('a thing')).toBe(false)
})

test('a text that is asked for many phrases holds the same ones as when it is asked for one', () => {
  const [text, days] = [
    'the sale ends on friday',
    ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
  ]
  const asked = [...days, 'sale', 'a sale', 'the (?:sale|bid)', 'on|ends', '\\d', '[a-z]{6}'].map((phrases) =>
    words(phrases),
  )
  const found = () => asked.map((wording) => wording.in(text).map(({ from, to }) => text.slice(from, to)))
  const once = [[], [], [], [], ['friday'], [], [], ['sale'], [], ['the sale'], ['ends', 'on'], [], ['friday']]
  expect([found(), found()]).toEqual([once, once])
})

/** Pieces of which wordings are written, each with some room for what is left out. */
const PIECES = [
  'sell',
  'dip',
  'any',
  'more',
  ' ',
  ' ',
  ' ',
  ' ?',
  ' ?',
  's?',
  '\\d+',
  '[$€]?\\d+',
  '[a-z ]{1,4}',
  '[ a-z]+',
]
const GROUPS = [
  '(?:a |the )?',
  '(?:very )?',
  '(?:[a-z]+ ){0,2}',
  '(?:is|was) ?',
  '(?:(?:in|at) (?:my|the) )*',
  '(?:red|sell)?',
]
const wordings = fc
  .tuple(fc.constantFrom('sell', ...GROUPS), fc.array(fc.constantFrom(...PIECES, ...GROUPS), { maxLength: 6 }))
  .map(([first, others]) => [first, ...others].join('').trimEnd())

test('no phrase is passed over that stands in a text, by whatever words it was looked up', () => {
  const texts = wordings.chain((wording) =>
    fc.tuple(fc.constant(wording), fc.stringMatching(new RegExp(`^(?:${wording})$`))),
  )
  const property = fc.property(texts, ([wording, text]) => {
    const isThere = new RegExp(`(?<![a-z0-9]|\\d[.,])(?:${wording})(?![a-z])`).test(text)
    expect(words(wording).isIn(text)).toBe(isThere)
  })
  fc.assert(property, { seed: 29, numRuns: 300 })
})

test('a phrase is found wherever it stands, and as often as by its pattern alone', () => {
  const texts = wordings.chain((wording) => {
    const found = fc.stringMatching(new RegExp(`^(?:${wording})$`))
    const between = fc.constantFrom(' ', ', ', '.', '5', '1,', "'s ", ' sell ', 'x')
    return fc.tuple(fc.constant(wording), fc.array(fc.tuple(found, between), { minLength: 1, maxLength: 4 }))
  })
  const property = fc.property(texts, ([wording, pieces]) => {
    const text = pieces.flat().join('')
    const pattern = new RegExp(`(?<![a-z0-9]|\\d[.,])(?:${wording})(?![a-z])`, 'g')
    expect(inText(wording, text)).toEqual(Array.from(text.matchAll(pattern), ([each]) => each))
  })
  fc.assert(property, { seed: 31, numRuns: 300 })
})
