import { describe, expect, test } from 'vitest'
import type { FindingKind } from '../basis/finding.ts'
import { readEvidence } from '../readings/read-evidence.ts'
import { readOwnWords } from '../readings/read-promises.ts'
import { asked, decided } from '../request.fixture.ts'
import { readSigns } from './read-signs.ts'
import { BIASES_IN_WORDS, CREDIT_IN_WORDS, type SignCase } from './signs.fixture.ts'
import { SIGNS_OF_CERTAINTY } from './signs-of-certainty.ts'
import { SIGNS_OF_FEELING } from './signs-of-feeling.ts'
import { SIGNS_OF_OTHERS } from './signs-of-others.ts'
import { SIGNS_OF_PRICE } from './signs-of-price.ts'

/** Two biases shade into each other, and either may rightly be said. */
const NEAR: Partial<Record<FindingKind, readonly FindingKind[]>> = {
  'fear-of-missing-out': ['regret', 'herd', 'recency'],
  regret: ['fear-of-missing-out'],
  'loss-aversion': ['get-even', 'sunk-cost'],
  'get-even': ['loss-aversion', 'anchoring-to-cost'],
  attachment: ['familiarity'],
  disposition: ['loss-aversion'],
  authority: ['herd'],
  herd: ['authority', 'fear-of-missing-out'],
}

const BIASES = new Set<FindingKind>(
  [...SIGNS_OF_FEELING, ...SIGNS_OF_CERTAINTY, ...SIGNS_OF_PRICE, ...SIGNS_OF_OTHERS].map(({ kind }) => kind),
)
const BUY = decided('Orders for the new pump came from three hospitals. If the book-to-bill falls under 1.0, I sell.', {
  at: '2026-01-05T15:00:00.000Z',
  price: '100',
})

const kindsIn = (text: string, { action, kind }: SignCase): readonly FindingKind[] => {
  const price = kind === 'disposition' ? '130' : '99'
  const request = asked(decided(text, { action, price }), action === 'Buy' || action === 'Watch' ? [] : [BUY])
  return [...readSigns(request, []), ...readOwnWords(request), ...readEvidence(request)].map(({ kind }) => kind)
}

const rows = (cases: readonly SignCase[], side: 'shows' | 'not') =>
  cases.flatMap((each) => each[side].map((text) => [each.kind, text, each] as const))

describe('words show', () => {
  test.each(rows([...BIASES_IN_WORDS, ...CREDIT_IN_WORDS], 'shows'))('%s: %s', (kind, text, of) => {
    const kinds = kindsIn(text, of)
    expect([kind, ...(NEAR[kind] ?? [])].some((each) => kinds.includes(each))).toBe(true)
  })
})

describe('words do not show', () => {
  test.each(rows(BIASES_IN_WORDS, 'not'))('a bias, such as %s: %s', (_, text, of) => {
    expect(kindsIn(text, of).filter((kind) => BIASES.has(kind))).toEqual([])
  })

  test.each(rows(CREDIT_IN_WORDS, 'not'))('%s: %s', (kind, text, of) => expect(kindsIn(text, of)).not.toContain(kind))
})
