import { describe, expect, it } from 'vitest'
import type { AssetView } from '#contract/assets.ts'
import { newerOf } from './show-recorded.ts'

/** Only what is looked at: which entries an answer knows of. */
const knowing = (thesis: number[], aiAnalysis: number[], events: number[] = []) =>
  ({
    thesis: thesis.map((sequence) => ({ sequence })),
    aiAnalysis: aiAnalysis.map((sequence) => ({ sequence })),
    events: events.map((sequence) => ({ sequence })),
  }) as AssetView

describe('of two answers about an asset', () => {
  it('the one that knows the later entry stands', () => {
    const [late, early] = [knowing([1], []), knowing([1], [2])]
    expect(newerOf(early, late)).toBe(early)
    expect(newerOf(late, early)).toBe(early)
    expect(newerOf(undefined, late)).toBe(late)
  })
  it('a split, an outcome, a level or a price is an entry too', () => {
    const [late, early] = [knowing([1], []), knowing([1], [], [2])]
    expect(newerOf(early, late)).toBe(early)
  })
  it('the new one stands when both know as much', () => {
    const [cached, answered] = [knowing([1, 3], [2]), knowing([1, 3], [2])]
    expect(newerOf(cached, answered)).toBe(answered)
  })
})
