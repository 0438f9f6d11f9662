import { describe, expect, it } from 'vitest'
import { isOpenOfSymbol, priceInQuestion, waitsWith } from './split-question.ts'

const MONDAY = '2026-11-16T18:00:00.000Z'
const THURSDAY = '2026-11-19T18:00:00.000Z'
const FRIDAY = '2026-11-20T18:00:00.000Z'
const before = { price: '100', at: MONDAY }
const waiting = { price: '50.4', at: THURSDAY }

describe('the question whether there was a split', () => {
  it.each([
    ['50.4', true],
    ['52', false],
    ['75', false],
    ['500', true],
  ])('is opened by %s after 100: %s', (price, isOpened) => {
    const further = { price, at: FRIDAY }
    expect(priceInQuestion(before, null, further)).toBe(isOpened ? further : null)
  })

  it.each([
    // It has moved on from the ratio, and may be in the same new shares.
    ['52', true],
    ['70', true],
    ['20', true],
    // It looks like a split by itself, and the question stays about the one that did first.
    ['49.8', true],
    // It is back in the old shares.
    ['75', false],
    ['125', false],
    // It is on the other side, where no fall leads.
    ['140', false],
  ])('that 50.4 opened after 100 holds a further price of %s: %s', (price, isHeld) =>
    expect(priceInQuestion(before, waiting, { price, at: FRIDAY })).toBe(isHeld ? waiting : null),
  )

  it.each([
    ['1100', true],
    ['130', true],
    ['110', false],
    ['60', false],
  ])('that a rise from 100 to 1000 opened holds a further price of %s: %s', (price, isHeld) =>
    expect(waitsWith({ before: '100', after: '1000' }, price)).toBe(isHeld),
  )

  it.each([
    ['52', true],
    ['37.8', true],
    ['37', false],
    ['80', false],
  ])('about a purchase at 50.4 after 100 holds a further price of %s: %s', (price, isHeld) =>
    expect(waitsWith({ before: '100', after: '50.4', isTraded: true }, price)).toBe(isHeld),
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
})
