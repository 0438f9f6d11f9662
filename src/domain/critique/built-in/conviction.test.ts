import { describe, expect, test } from 'vitest'
import type { CritiquedDecision } from '../critique.ts'
import { findConvictionGap } from './conviction.ts'
import { asked, decided } from './request.fixture.ts'

const gap = (thesis: string, facts: Partial<CritiquedDecision>, taken: readonly string[] = []) =>
  findConvictionGap(asked(decided(thesis, facts)), taken)

describe('confidence is set against the words', () => {
  test('high, with a word that hedges', () => {
    expect(gap('Maybe the cloud grows 8%.', { confidence: 9 })).toEqual({
      says: 'You write “Maybe the cloud grows 8%” beside a confidence of 9 out of 10, and only one of them can be meant.',
      asks: 'How many of ten such cases would have to come out right for that number to be fair?',
      quoted: '“Maybe the cloud grows 8%”',
    })
  })

  test('high, with no figure and nothing that would prove it wrong', () => {
    expect(gap('The cloud will grow. The rest will follow.', { confidence: 8 }, ['“The cloud will grow”'])?.says).toBe(
      'A confidence of 8 out of 10 rests on “The rest will follow”, with no figure and nothing that would prove it wrong.',
    )
  })

  test('low, with a Buy', () => {
    expect(gap('The cloud will grow 8%.', { confidence: 3 })?.says).toBe(
      'You act at a confidence of 3 out of 10, on “The cloud will grow 8%”, so something other than the thesis made this decision.',
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
