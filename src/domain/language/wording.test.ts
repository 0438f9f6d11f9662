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
