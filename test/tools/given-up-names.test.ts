import { expect, it } from 'vitest'
import { givenUpIn, isMadeWith } from './given-up-names.ts'

const word = (name: string) => ({ word: name, isAlone: false })

it.each([
  [
    'desk',
    ['desk', 'PriceDesk', 'DESK', 'SLOW_DESK', 'price-desk', 'deskOf', 'HTTPDesk'],
    ['desktop', 'DESKTOP', 'onDesktop'],
  ],
  ['heldBack', ['heldBackOf', 'explainHeldBack', 'HELD_BACK', 'held-back'], ['heldLine', 'backHeld', 'withheldBackup']],
  ['crossed', ['crossedLevels', 'isCrossed'], ['crosshair', 'across']],
] as const)('%s is found in every part of a name, and in no longer word', (name, found, notFound) => {
  expect(found.filter((other) => !isMadeWith(word(name), other))).toEqual([])
  expect(notFound.filter((other) => isMadeWith(word(name), other))).toEqual([])
})

it('a word that is given up alone is one within other names', () => {
  const round = { word: 'Round', isAlone: true }
  expect(['Round', 'round', 'roundToCents', 'HeldRound'].filter((name) => isMadeWith(round, name))).toEqual(['Round'])
})

it('the words are those of the last column', () => {
  const table =
    '| Word | Is | Not |\n|---|---|---|\n| `app` | `c` | `house`; for it `Desk` alone, `beam` |\nAnd `this` is none.\n'
  expect(givenUpIn(table)).toEqual([word('house'), { word: 'Desk', isAlone: true }, word('beam')])
})
