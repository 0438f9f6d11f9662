import { describe, expect, it } from 'vitest'
import { memoryOf } from '../claims/memory.ts'
import { afterLossesFinding, passedOnFinding, sellingFinding } from '../findings/money-findings.ts'
import { dispositionFinding, memoryFinding } from '../findings/scored-findings.ts'
import { bookOf } from '../money/book.ts'
import { dispositionEffect, dispositionOf, isBeyondChance } from '../money/disposition.ts'
import { excludesZero, hasRange } from './has-range.ts'
import { differenceOfAlike, differenceOfMeans, meanWithError } from './mean-with-error.ts'
import { differenceOfShares } from './wilson.ts'

/** A sale at 88 of what cost 100: the same in every one, but for what binary numbers make of it. */
const alike = Array.from({ length: 21 }, (_, at) => (88 * (at + 1)) / (100 * (at + 1)) - 1)
const noLinks = () => []

describe('values that are all the same', () => {
  const mean = meanWithError(alike)

  it('tell their mean, and no range', () => {
    expect(mean).toMatchObject({ n: 21, mean: expect.closeTo(-0.12, 12) })
    for (const range of [mean, differenceOfMeans(alike, [0.1, 0.1]), differenceOfAlike([0, 0], [0, 0])])
      expect(range && [hasRange(range), excludesZero(range)]).toEqual([false, false])
    expect([excludesZero({ from: -0.2, to: -0.1 }), excludesZero({ from: -0.1, to: 0.1 })]).toEqual([true, false])
  })

  it('make no finding, which would say that it is beyond chance', () => {
    const difference = differenceOfMeans(
      alike,
      alike.map(() => 0.1),
    )
    const leftOut = { ofOptions: 0, unpriced: 0, overSplits: 0 }
    expect(
      sellingFinding({ sales: 21, withoutReturn: 0, leftOut, difference: mean, sequences: [] }, noLinks),
    ).toBeNull()
    const passed = {
      watched: 21,
      bought: 21,
      leftOut: { watched: 0, bought: 0, overSplits: 0 },
      difference,
      sequences: [],
    }
    expect(passedOnFinding(passed, noLinks)).toBeNull()
    const windows = { windows: 12, days: 60, withBuy: 0 }
    const none = {
      after: windows,
      other: windows,
      difference: differenceOfAlike([0, 0], [0, 0]),
      withoutWindow: 0,
      leftOut,
      sequences: [],
    }
    expect(afterLossesFinding(none, noLinks)).toBeNull()
    expect(memoryFinding({ ...memoryOf([]), gap: mean }, [], [])).toBeNull()
  })
})

describe('a difference that is certain and prints as none', () => {
  const leftOut = { ofOptions: 0, unpriced: 0, overSplits: 0 }
  const tiny = { n: 5000, mean: 0.0002, standardError: 0.00005, from: 0.0001, to: 0.0003 }

  it('is no finding, for its own sentence would say 0.0 points', () => {
    const sold = { sales: 5000, withoutReturn: 0, leftOut, sequences: [] }
    expect(sellingFinding({ ...sold, difference: tiny }, noLinks)).toBeNull()
    expect(sellingFinding({ ...sold, difference: { ...tiny, mean: 0.002, to: 0.004 } }, noLinks)?.evidence).toContain(
      '0.2 points better',
    )
    const passed = { watched: 5000, bought: 5000, leftOut: { watched: 0, bought: 0, overSplits: 0 }, sequences: [] }
    expect(passedOnFinding({ ...passed, difference: { ...tiny, one: tiny, other: tiny } }, noLinks)).toBeNull()
    expect(memoryFinding({ ...memoryOf([]), gap: { ...tiny, mean: 0.02, from: 0.01, to: 0.03 } }, [], [])).toBeNull()
  })

  it('is no finding where two shares are the same in whole percent', () => {
    const counts = { realizedGains: 100_400, paperGains: 299_600, realizedLosses: 99_600, paperLosses: 300_400 }
    const effect = dispositionEffect(counts)
    expect(effect && isBeyondChance(effect)).toBe(true)
    const none = dispositionOf(bookOf([], '2026-11-02', '2026-11-20'))
    expect(dispositionFinding({ ...none, ...counts, effect }, noLinks)).toBeNull()
  })
})

describe('a share of none or of all', () => {
  it('has the range of Newcombe’s examples', () => {
    // Newcombe 1998, table II, method 10: 56/70 and 48/80; 10/10 and 0/20; 0/10 and 0/20.
    const ranges = [
      differenceOfShares({ hits: 56, n: 70 }, { hits: 48, n: 80 }),
      differenceOfShares({ hits: 10, n: 10 }, { hits: 0, n: 20 }),
      differenceOfShares({ hits: 0, n: 10 }, { hits: 0, n: 20 }),
    ]
    expect(ranges.map(({ from, to }) => [from.toFixed(4), to.toFixed(4)])).toEqual([
      ['0.0524', '0.3339'],
      ['0.6791', '1.0000'],
      ['-0.1611', '0.2775'],
    ])
  })

  it('speaks by that range, because its standard error of 0 is no certainty', () => {
    const few = { realizedGains: 2, paperGains: 0, realizedLosses: 0, paperLosses: 1 }
    const many = { realizedGains: 20, paperGains: 0, realizedLosses: 0, paperLosses: 20 }
    const [ofFew, ofMany] = [dispositionEffect(few), dispositionEffect(many)]
    expect([ofFew, ofMany].map((effect) => effect && [effect.standardError, isBeyondChance(effect)])).toEqual([
      [0, false],
      [0, true],
    ])
    const none = dispositionOf(bookOf([], '2026-11-02', '2026-11-20'))
    const finding = dispositionFinding({ ...none, ...many, effect: ofMany }, noLinks)
    expect(finding?.method).toContain('Difference 100.0 points, 95% range +77.2 to +100.0 (Newcombe 1998;')
    expect(dispositionFinding({ ...none, ...few, effect: ofFew }, noLinks)).toBeNull()
  })
})
