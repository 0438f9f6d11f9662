import { describe, expect, it } from 'vitest'
import type { AssetView } from '#contract/assets.ts'
import { newerOf, withAwaited } from './show-recorded.ts'

/** An answer with only the sequences of its entries. */
const knowing = (thesis: number[], aiAnalysis: number[], events: number[] = []) =>
  ({
    thesis: thesis.map((sequence) => ({ sequence })),
    aiAnalysis: aiAnalysis.map((sequence) => ({ sequence })),
    events: events.map((sequence) => ({ sequence })),
  }) as AssetView

describe('of two answers about an asset', () => {
  it('the one with the later entry is used', () => {
    const [late, early] = [knowing([1], []), knowing([1], [2])]
    expect(newerOf(early, late)).toBe(early)
    expect(newerOf(late, early)).toBe(early)
    expect(newerOf(undefined, late)).toBe(late)
  })
  it('a split, an outcome, a level or a price counts as an entry too', () => {
    const [late, early] = [knowing([1], []), knowing([1], [], [2])]
    expect(newerOf(early, late)).toBe(early)
  })
  it('the new one is used when both have the same last entry', () => {
    const [cached, answered] = [knowing([1, 3], [2]), knowing([1, 3], [2])]
    expect(newerOf(cached, answered)).toBe(answered)
  })
})

describe('after a second decision was recorded', () => {
  const awaiting = (awaitingCritique: string[], written: string[] = []) =>
    ({ awaitingCritique, aiAnalysis: written.map((decisionId) => ({ decisionId })) }) as AssetView
  const awaited = (before: AssetView | undefined, answered: AssetView) => withAwaited(before, answered).awaitingCritique

  it('the critique of the first is still awaited, until it is there', () => {
    expect(awaited(awaiting(['first']), awaiting(['second']))).toEqual(['first', 'second'])
    expect(awaited(awaiting(['first']), awaiting(['second'], ['first']))).toEqual(['second'])
  })
  it('nothing is awaited twice, or that was not awaited before', () => {
    expect(awaited(awaiting(['second']), awaiting(['second']))).toEqual(['second'])
    expect(awaited(undefined, awaiting(['second']))).toEqual(['second'])
  })
})
