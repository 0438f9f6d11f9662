import { describe, expect, it } from 'vitest'
import { findOwnTests } from './find-own-tests.ts'
import { isFalsifier } from './own-test.ts'

const falsifiersIn = (text: string): readonly string[] =>
  findOwnTests(text, '2026-05-01', '100')
    .filter(isFalsifier)
    .map(({ words }) => words)

describe('something bad, and then anything that is neither to keep, nor to buy, nor to feel', () => {
  it.each([
    "If backlog doesn't convert by the fall I'd have to eat humble pie.",
    'Should scripts plateau before the patent cliff, there goes my whole argument.',
    'if the ceo says "macro headwinds" one more time im yeeting the whole bag',
    'When attendance falls two summers in a row, I will know that the parks have lost their pull.',
    'If membership fees stop rising, then this is just a grocer.',
    'If in a year margins have not risen again, I was sentimental.',
  ])('reads %s', (text) => expect(falsifiersIn(text)).toHaveLength(1))

  it.each([
    'If they cut guidance, I would expect the stock to drop.',
    'If Kimberly walks, I lose a fifth.',
    'If it falls I am covered.',
    'If the market closes early on Friday I will go to the beach.',
    'My broker sells if sales drop under 200 million.',
    'If rates drop I will sell my treasuries.',
    'If they miss again, I will look at the report twice.',
    'If they miss again, I buy more.',
    'If sales fall, my wife will be cross.',
  ])('reads nothing in %s', (text) => expect(falsifiersIn(text)).toEqual([]))
})
