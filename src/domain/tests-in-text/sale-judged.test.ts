import { describe, expect, it } from 'vitest'
import { findOwnTests } from './find-own-tests.ts'

const tests = (text: string) => findOwnTests(text, '2025-11-17', '100').map(({ words }) => words)

describe('what is no test of its writer', () => {
  it.each([
    // The sale itself stands in the "if", or is judged.
    'If I abandon it after two bad quarters I am a fool.',
    'If I sell on the first miss I will never own a compounder.',
    'Selling after a dividend cut is what amateurs do.',
    // What others hold.
    'The bears argue that the thesis is broken if churn passes 4%; they forget pricing.',
    // Options that are written, and orders that are not filled.
    'On a guide-down I sell puts at the 90 strike.',
    'If my order at 97 is not filled by Friday I let it go.',
    // A purchase, and a threat that is taken back.
    'A 20% pullback and I am a buyer with both hands.',
    'The day my mother-in-law buys it, I short it, just kidding.',
  ])('%s', (text) => expect(tests(text)).toEqual([]))

  it.each([
    'If margins fall below 10% I sell, for waiting is what amateurs do.',
    'If churn passes 4% I sell my calls.',
    'If they lose the contract I am no buyer any more, I sell.',
  ])('but: %s', (text) => expect(tests(text)).toHaveLength(1))
})
