import { describe, expect, it } from 'vitest'
import { isOpenAfter, isOpenOfSymbol } from './split-question.ts'

const MONDAY = '2026-11-16T18:00:00.000Z'
const THURSDAY = '2026-11-19T18:00:00.000Z'
const FRIDAY = '2026-11-20T18:00:00.000Z'
const before = { price: '100', at: MONDAY }

describe('the question whether there was a split', () => {
  it.each([
    [false, '50.4', true],
    [false, '52', false],
    // It has moved on from the ratio, and is in the same new shares.
    [true, '52', true],
    [true, '30', true],
    // Nobody knows of a price in neither's shares, so it waits too.
    [true, '70', true],
    [true, '75', false],
    [true, '125', false],
    [true, '126', true],
  ])('of 100 (open: %s), after a further price of %s, is open: %s', (isOpen, price, isOpenThen) =>
    expect(isOpenAfter(before, isOpen, { price, at: FRIDAY })).toBe(isOpenThen),
  )

  it.each([
    ['50.4', THURSDAY, FRIDAY, true],
    // It looks like no split.
    ['45', THURSDAY, FRIDAY, false],
    // It was held back before the price was accepted.
    ['50.4', '2026-11-15T18:00:00.000Z', FRIDAY, false],
    ['50.4', THURSDAY, '2026-12-19T18:00:00.000Z', true],
    ['50.4', THURSDAY, '2026-12-20T18:00:00.000Z', false],
  ])('of a symbol, where %s is held back since %s, is open on %s: %s', (price, at, now, isOpen) =>
    expect(isOpenOfSymbol(before, { price, at }, now)).toBe(isOpen),
  )

  it('of a symbol of which nothing is held back is not open', () =>
    expect(isOpenOfSymbol(before, null, FRIDAY)).toBe(false))
})
