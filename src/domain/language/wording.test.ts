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
])('%s in "%s"', (phrases, plain, found) => expect(inText(phrases, plain)).toEqual(found))

test('is in a text or not', () => {
  expect(words('sure thing').isIn('a sure thing')).toBe(true)
  expect(words('sure thing').isIn('a thing')).toBe(false)
})
