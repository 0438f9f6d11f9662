import { beforeAll, expect, it } from 'vitest'
import type { FindingView } from '#contract/mirror.ts'
import { german } from '#web/german.ts'
import { speakGerman } from '#web/language/messages.ts'
import { ledeOf } from './mirror-lede.ts'
import { mirrorMessages } from './mirror-messages.ts'

beforeAll(() => speakGerman(german))

const finding = (cost: string | null): FindingView => ({
  ...{ kind: 'lines', title: '', evidence: '', method: '', note: '', costUntil: null, entries: [], quotes: [] },
  cost,
})
const CREDIT = finding('4.00')

it.each([
  [['-4.00'], null, 'One thing that they say.', 'Eines, das sie sagen.'],
  [
    ['4.00'],
    CREDIT,
    'One thing that they say, and one that it would be unfair to leave out.',
    'Eines, das sie sagen, und eines, das wegzulassen ungerecht wäre.',
  ],
  [['4.00', null], null, 'Two things that they say.', 'Zwei Dinge, die sie sagen.'],
  [
    ['-4.00', null, null],
    null,
    'Three things that they say, what cost money first.',
    'Drei Dinge, die sie sagen, zuerst das, was Geld gekostet hat.',
  ],
] as const)(
  'findings that cost %j are announced for what they are, with a credit or without: %j',
  (costs, credit, english, deutsch) => {
    const mirror = { findings: costs.map(finding), credit }
    expect(ledeOf(mirror, 0, mirrorMessages('en'))).toBe(`Your own words, read back to you. ${english}`)
    expect(ledeOf(mirror, 0, mirrorMessages('de'))).toBe(`Deine eigenen Worte, dir zurückgelesen. ${deutsch}`)
  },
)

it('what is folded under the findings is announced, too', () => {
  const mirror = { findings: ['-4.00', null].map(finding), credit: CREDIT }
  expect(ledeOf(mirror, 4, mirrorMessages('en'))).toBe(
    'Your own words, read back to you. Two things that they say, what cost money first, with 4 more folded under them, and one that it would be unfair to leave out.',
  )
  expect(ledeOf(mirror, 1, mirrorMessages('de'))).toContain(', darunter eingeklappt 1 weiteres, und eines, das')
})
