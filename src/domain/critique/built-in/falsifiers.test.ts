import { describe, expect, test } from 'vitest'
import { findBuyCondition, findFalsifier } from './falsifiers.ts'
import { quotationAround } from './quotation.ts'

const quoted = (thesis: string, find: typeof findFalsifier): string | null => {
  const span = find(thesis)
  return span && quotationAround(thesis, span)
}

describe('a thesis names what would prove it wrong', () => {
  test.each([
    ["It should grow. If it doesn't, I was wrong. Really.", "“If it doesn't, I was wrong”"],
    ["I'd sell if margins fall below 20%.", "“I'd sell if margins fall below 20%”"],
    ['Good company. Out at -10%.', '“Out at -10%”'],
    ['I hold it unless the dividend is cut.', '“I hold it unless the dividend is cut”'],
    ["I won't sell unless the dividend is cut.", "“I won't sell unless the dividend is cut”"],
    ['Stop loss at 38.', '“Stop loss at 38”'],
    ['Exit if churn rises again.', '“Exit if churn rises again”'],
    ['A loss of the patent would prove me wrong.', '“A loss of the patent would prove me wrong”'],
    ['Losing Walmart breaks the thesis.', '“Losing Walmart breaks the thesis”'],
  ])('%s', (thesis, expected) => expect(quoted(thesis, findFalsifier)).toBe(expected))
})

describe('a thesis names none', () => {
  test.each([
    'It will go up for sure.',
    'I would sell if it doubles.',
    "I'd sell when it reaches $200.",
    "I won't sell if it falls.",
    'If it grows I win.',
    'Sell at 150.',
  ])('%s', (thesis) => expect(findFalsifier(thesis)).toBeNull())
})

describe('a watch names what it waits for', () => {
  test.each([
    ["Nice, I'd buy below $25.", "“I'd buy below $25”"],
    ['Waiting for the June report.', '“Waiting for the June report”'],
    ["If debt falls under 2x I'd buy.", "“If debt falls under 2x I'd buy”"],
    ['I would buy at $40 or so.', '“I would buy at $40 or so”'],
  ])('%s', (thesis, expected) => expect(quoted(thesis, findBuyCondition)).toBe(expected))

  test('or nothing', () => expect(findBuyCondition('Interesting company in a nice business.')).toBeNull())
})
