import { expect, test } from 'vitest'
import { findOwnTests } from './find-own-tests.ts'
import { isFalsifier } from './own-test.ts'
import { TRAPS, WORDINGS } from './wordings.fixture.ts'
import { TRAPS_COLD, WORDINGS_COLD } from './wordings-cold.fixture.ts'
import { TRAPS_FORUM, WORDINGS_FORUM } from './wordings-forum.fixture.ts'
import { TRAPS_LATER, WORDINGS_LATER } from './wordings-later.fixture.ts'
import { TRAPS_SHORT, WORDINGS_SHORT } from './wordings-short.fixture.ts'

const TODAY = '2026-05-01'
const falsifiersIn = (text: string): readonly string[] =>
  findOwnTests(text, TODAY)
    .filter(isFalsifier)
    .map(({ words }) => words)

/** Whether two stretches of a text share at least half of the shorter one. */
function isSamePlace(text: string, a: string, b: string): boolean {
  const [from, other] = [text.indexOf(a), text.indexOf(b)]
  const shared = Math.min(from + a.length, other + b.length) - Math.max(from, other)
  return from >= 0 && other >= 0 && shared * 2 >= Math.min(a.length, b.length)
}

test('what would prove somebody wrong is read in many wordings; these are not read', () => {
  const unread = Object.values(WORDINGS)
    .flat()
    .filter((marked) => {
      const text = marked.replaceAll(/[«»]/g, '')
      const words = /«(.*)»/s.exec(marked)?.[1]?.replace(/[.!?]+$/, '') ?? ''
      return !falsifiersIn(text).some((read) => isSamePlace(text, words, read))
    })
  expect(unread).toEqual([])
})

test('nor is what leans on a sentence before with a verb of its own', () => {
  const unread = WORDINGS_LATER.filter((text) => falsifiersIn(text).length === 0)
  expect(unread).toEqual(['My thesis rests on renewal rates above 90%. Below that it collapses.'])
})

test.each(WORDINGS_FORUM)('so is what people write in forums: %s', (text) => expect(falsifiersIn(text)).not.toEqual([]))

test('nor are these of what was listed cold', () => {
  const unread = WORDINGS_COLD.filter((text) => falsifiersIn(text).length === 0)
  expect(unread).toEqual([
    // Whether 45 is a loss or a gain only the price tells.
    'I will lose at most 500 dollars: at 45 I sell.',
    'I want to see 15% ROE by 2026. If not, next.',
    "-12% and it's cut, no debate.",
  ])
})

test.each([...TRAPS, ...TRAPS_LATER, ...TRAPS_COLD, ...TRAPS_FORUM])('and nothing is read in: %s', (text) =>
  expect(falsifiersIn(text)).toEqual([]),
)

test('nor are these of short messages', () => {
  const unread = WORDINGS_SHORT.filter((text) => falsifiersIn(text).length === 0)
  expect(unread).toEqual(['Max two more quarters of negative comps.', 'I can live with one bad quarter, not with two.'])
})

test.each(TRAPS_SHORT)('no test is read in a short message: %s', (text) => expect(falsifiersIn(text)).toEqual([]))
