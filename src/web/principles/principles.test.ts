import { describe, expect, it, test } from 'vitest'
import type { PrinciplesView } from '#contract/principles.ts'
import { firstKeys, inForce, moved, readsAs, retired } from './principles.ts'

const wording = (text: string, day: number) => ({ text, writtenAt: `2026-11-0${day}T12:00:00.000Z` })

const VIEW: PrinciplesView = {
  principles: [
    { principleId: 'b', versions: [wording('B', 2)], retiredAt: '2026-11-05T12:00:00.000Z', takenUpAgainAt: null },
    {
      principleId: 'c',
      versions: [wording('C', 1), wording('C2', 2), wording('C3', 4)],
      retiredAt: null,
      takenUpAgainAt: null,
    },
    { principleId: 'a', versions: [wording('A', 3)], retiredAt: null, takenUpAgainAt: null },
    { principleId: 'd', versions: [wording('D', 3)], retiredAt: '2026-11-06T12:00:00.000Z', takenUpAgainAt: null },
  ],
}

describe('principles on a page', () => {
  it('begin with those in force in their order, each with its earlier wordings, the latest first', () => {
    expect(inForce(VIEW)).toEqual([
      {
        ...wording('C3', 4),
        principleId: 'c',
        earlier: [wording('C2', 2), wording('C', 1)],
        firstWrittenAt: wording('C', 1).writtenAt,
        retiredAt: null,
        takenUpAgainAt: null,
      },
      {
        ...wording('A', 3),
        principleId: 'a',
        earlier: [],
        firstWrittenAt: wording('A', 3).writtenAt,
        retiredAt: null,
        takenUpAgainAt: null,
      },
    ])
  })

  it('end with the retired ones, the latest first', () => {
    expect(retired(VIEW).map(({ principleId }) => principleId)).toEqual(['d', 'b'])
  })
})

test.each([
  ['b', 'up', 'b a c'],
  ['b', 'down', 'a c b'],
  ['a', 'up', 'a b c'],
  ['c', 'down', 'a b c'],
  ['z', 'up', 'a b c'],
] as const)('%s moves %s', (id, direction, expected) => {
  expect(moved(['a', 'b', 'c'], id, direction).join(' ')).toBe(expected)
})

test.each([
  [{ principleId: 'c', text: ' C3\n' }, true],
  [{ principleId: 'C', text: 'C3' }, true],
  [{ principleId: 'c', text: 'C2' }, false],
  [{ principleId: 'b', text: 'B' }, false],
])('%j matches a principle in force: %s', (body, expected) => expect(readsAs(VIEW, body)).toBe(expected))

test.each([
  ['Never average down.', 'Never average down.'],
  [
    'I sell when the reason for which I bought is gone, not when the price is.',
    'I sell when the reason for which I bought is gone, not when…',
  ],
  ['x'.repeat(70), `${'x'.repeat(60)}…`],
])('%j is shortened to %j', (text, expected) => expect(firstKeys(text)).toBe(expected))
