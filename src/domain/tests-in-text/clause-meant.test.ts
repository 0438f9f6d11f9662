import { expect, test } from 'vitest'
import { findOwnTests } from './find-own-tests.ts'

const read = (text: string) => findOwnTests(text, '2026-01-21', '70')
const wordsOf = (text: string) => read(text).map(({ words }) => words)

test.each([
  [
    'Nice yards, 11x cash. Orders have to grow at least 5% by the June report; if they don’t, I sell all of it.',
    'Orders have to grow at least 5% by the June report; if they don’t, I sell',
    ['Orders', 'below', '5'],
  ],
  [
    'A 4% yield, buybacks 3%. Occupancy must be above 88% at year end, and if it isn’t I’m out.',
    'Occupancy must be above 88% at year end, and if it isn’t I’m out',
    ['Occupancy', 'below', '88'],
  ],
  [
    'Net cash of 2bn. I want churn below 2% by spring – if that fails, I leave.',
    'I want churn below 2% by spring – if that fails, I leave',
    ['churn', 'above', '2'],
  ],
  [
    'Debt is 2x. The vineyards are fine; net debt needs to be under 1.5x in 2027; if it isn’t, I was wrong.',
    'net debt needs to be under 1.5x in 2027; if it isn’t, I was wrong',
    ['net debt', 'above', '1.5'],
  ],
])('“it” behind a clause of its own sentence is that clause: %s', (text, words, [measured, side, value]) => {
  expect(read(text).find((each) => each.words === words)).toMatchObject({
    measured,
    side,
    value,
    followedBy: expect.anything(),
  })
  expect(wordsOf(text).join(' | ')).not.toMatch(/yards, 11x|4% yield|Net cash|Debt is 2x/)
})

test.each([
  // The clause before names nothing that could be so or not.
  'Orders have to grow 5% this year. Simple as that; if they don’t, I sell.',
  // What "it" is stands behind it.
  'The yard is busy; if it doesn’t deliver six ships this year, I sell.',
  // No bare "it".
  'The yard is busy and 12 ships are due; if orders shrink, I sell.',
])('and elsewhere it is read as before: %s', (text) => {
  expect(wordsOf(text).at(-1)).toMatch(/^(?:if|Orders)/)
  expect(wordsOf(text).join(' | ')).not.toMatch(/yard is busy|Simple as that/)
})

test('nobody’s test stays nobody’s', () => {
  expect(read('My boss has to hit 5% by June; if he doesn’t, they fire him.')).toEqual([])
  expect(wordsOf('They have to pay by June; if they don’t, the bank sells the ships.').join()).not.toContain('bank')
})
