import { describe, expect, test } from 'vitest'
import type { CritiquedDecision } from '../critique.ts'
import { findConvictionGap } from './conviction.ts'
import { asked, decided } from './request.fixture.ts'

const gap = (thesis: string, facts: Partial<CritiquedDecision>, taken: readonly string[] = []) =>
  findConvictionGap(asked(decided(thesis, facts)), taken)

describe('confidence is set against the words', () => {
  test('high, with a word that hedges', () => {
    expect(gap('Maybe the cloud grows 8%.', { confidence: 9 })).toEqual({
      says: 'The number says 9 out of 10 and the words say “Maybe the cloud grows 8%”: do the two mean the same?',
      asks: 'How many of ten such cases would have to come out right for that number to be fair?',
      quoted: '“Maybe the cloud grows 8%”',
    })
  })

  test('high, with no figure and nothing that would prove it wrong', () => {
    expect(gap('The cloud will grow. The rest will follow.', { confidence: 8 }, ['“The cloud will grow”'])?.says).toBe(
      'The confidence is 8 out of 10, and you write “The rest will follow”: what would take either of them down?',
    )
  })

  test('low, with a Buy', () => {
    expect(gap('The cloud will grow 8%.', { confidence: 3 })?.says).toBe(
      'You act at a confidence of 3 out of 10 and write “The cloud will grow 8%”: what else made this decision?',
    )
  })
})

describe('nothing to say', () => {
  test.each<[string, string, Partial<CritiquedDecision>]>([
    ['a figure stands beside it', 'The cloud will grow 8%.', { confidence: 9 }],
    ['so does a way to be wrong', 'The cloud will grow, unless prices fall.', { confidence: 9 }],
    ['the confidence is in between', 'Maybe the cloud grows.', { confidence: 7 }],
    ['a low one is only held', 'The cloud will grow.', { confidence: 2, action: 'Hold' }],
    ['a sale owes no way to be wrong', 'The cloud will not grow.', { confidence: 9, action: 'Sell' }],
    ['the thesis is in no language that it reads', 'Die Wolke wird weiter wachsen und gewinnen.', { confidence: 9 }],
  ])('%s', (_, thesis, facts) => expect(gap(thesis, facts)).toBeNull())
})
