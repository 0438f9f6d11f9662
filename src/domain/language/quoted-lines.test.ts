import { expect, test } from 'vitest'
import { framesOf } from './frames.ts'
import { quotedLines } from './quoted-lines.ts'

const linesIn = (text: string) => quotedLines(text).map(({ from, to }) => text.slice(from, to).trim())

test('lines behind a mark of a letter are somebody else’s, each stretch whole', () => {
  const text = '> Milk prices fall.\n> Farmers wait.\n\nThat is why the dairy gains.\n> Cheese is up.\n\nFine.'
  expect(linesIn(text)).toEqual(['> Milk prices fall.\n> Farmers wait.', '> Cheese is up.'])
  expect(framesOf(text).map(({ kind }) => kind)).toEqual(['quoted', 'quoted'])
})

test.each([
  ['comparisons', '> 85% payout: sell\nNo appeal.'],
  ['a list', 'My rules:\n> never add\n> out at 30\nSo be it.'],
  ['the first person', '> I sell at 30\n> my wife knows\nSo be it.'],
  ['a text of nothing else', '> Milk prices fall.\n> Farmers wait.'],
  ['a sign in a sentence', 'Margin > cost of capital.'],
])('but not %s', (_, text) => expect(linesIn(text)).toEqual([]))
