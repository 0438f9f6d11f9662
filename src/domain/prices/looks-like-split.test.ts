import { describe, expect, it } from 'vitest'
import { isExplainedBy, looksLikeSplit, looksLikeSplitSince } from './looks-like-split.ts'

describe('a move', () => {
  it.each([
    ['100', '75'],
    ['100', '70'],
    ['100', '64.6'],
    ['100', '52'],
    ['100', '45'],
    ['100', '110'],
    ['0', '5'],
  ])('from %s to %s looks like none', (from, to) => expect(looksLikeSplit(from, to)).toBeNull())
})

describe('a rise that looks like a reverse split', () => {
  const SINCE = '2025-11-20T18:00:00.000Z'
  const dayAfter = (days: number) => new Date(Date.parse(SINCE) + days * 86_400_000).toISOString()

  it.each([
    ['150', 7, true],
    ['150', 8, false],
    ['200', 30, true],
    ['500', 30, true],
    ['500', 31, false],
    ['1000', 365, true],
    ['2000', 365, true],
    ['1000', 366, false],
  ])('from 100 to %s looks like one after %i days: %s', (price, days, looksLikeOne) => {
    const seen = looksLikeSplitSince({ price: '100', at: SINCE }, { price, at: dayAfter(days) })
    expect(seen !== null).toBe(looksLikeOne)
  })

  it.each(['66.67', '50', '10', '5'])('is no fall: one to %s looks like a split however old it is', (price) => {
    expect(looksLikeSplitSince({ price: '100', at: SINCE }, { price, at: dayAfter(3650) })).not.toBeNull()
  })
})

it('a move is explained by a split that would cause nearly the same move', () => {
  const split = { effectiveOn: '2026-11-20', newShares: '4', oldShares: '1' }
  expect(isExplainedBy(split, '400', '109')).toBe(true)
  expect(isExplainedBy(split, '400', '111')).toBe(false)
  expect(isExplainedBy({ ...split, newShares: '1', oldShares: '10' }, '2', '20.5')).toBe(true)
})
