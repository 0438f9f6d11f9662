import { describe, expect, test } from 'vitest'
import { TOPICS } from './figure-topics.ts'
import { readFundamentals } from './fundamentals.ts'
import { asked, decided } from './request.fixture.ts'

describe('a figure of the company', () => {
  test('is quoted with what to check about it, and the horizon beside it', () => {
    expect(readFundamentals(asked('The operating margin should reach 20% by 2028.'))).toEqual([
      'With “The operating margin should reach 20% by 2028” you have written something that a report can contradict: say which margin it is, what it was in the last two years, and what has to happen for it to hold.',
      'With “by 2028” there is a time by which this can be judged, so note the number that will judge it.',
    ])
  })

  test('that measures nothing known is asked for its source', () => {
    expect(readFundamentals(asked('About 40% of it is theirs.'))[0]).toBe(
      'The number in “About 40% of it is theirs” has no source and no period; without them it can be neither confirmed nor missed.',
    )
  })
})

describe('words that measure without a measure', () => {
  test.each([
    [
      'It is undervalued.',
      'For “It is undervalued” write the comparison down: which multiple, of which year, against whose.',
    ],
    [
      'Very strong growth.',
      'The words “Very strong growth” hold a measure without its number: how much, since when, and how much of it is expected by everyone?',
    ],
    [
      'A wide moat, that is all.',
      'You write “A wide moat”: which figure would show it to someone who has never heard of the company?',
    ],
  ])('%s', (thesis, expected) => expect(readFundamentals(asked(thesis))[0]).toBe(expected))

  test('a number in the same clause answers them', () => {
    expect(readFundamentals(asked('It is cheap at 8x earnings.'))[0]).toContain('which earnings it divides by')
  })

  test.each([
    [
      'The backlog is full.',
      'There is no figure for revenue in “The backlog is full”; write the rate now, the rate you expect, and the quarter that settles it.',
    ],
    [
      'They pay down debt.',
      'You lean on debt in “They pay down debt” without a figure: write how much is owed, when it falls due, and from which cash it is to be paid.',
    ],
  ])('a topic without a figure is asked for one: %s', (thesis, expected) => {
    expect(readFundamentals(asked(thesis))[0]).toBe(expected)
  })

  test.each([
    ['I have to buy back in again now.', false],
    ['I bought it back after the fall.', false],
    ['The buyback goes on.', true],
    ['Their buy-backs go on.', true],
    ['They buy back shares every year.', true],
    ['It is buying back its own stock.', true],
  ])('a share is bought back by its company, not by who sold it: %s', (thesis, isOfCompany) => {
    expect(readFundamentals(asked(thesis)).join(' ').includes('the dividend')).toBe(isOfCompany)
  })

  test.each(TOPICS)('what is asked about $name is an instruction', ({ check, missing }) => {
    expect(check).toMatch(/^(?:say|check|set|note) [^.?!]+$/u)
    expect(missing).toMatch(/^write [^.?!]+$/u)
  })
})

describe('nothing measured', () => {
  test('says what is missing and asks by when', () => {
    expect(readFundamentals(asked('I simply like it a lot.'))).toEqual([
      'The business itself seems to be missing, what it sells, what it earns, what it owes, and with it anything that could be looked up.',
      'It doesn’t seem to say by when, so it could be late for years without being wrong.',
    ])
  })

  test('a price is no figure of the company', () => {
    expect(readFundamentals(asked('It was at $90 and will be there again.'))[0]).toBe(
      'All that is measured here is the price, in “It was at $90”: say what the company has to earn for that to make sense.',
    )
  })

  test('a sale is asked what changed, and owes no date', () => {
    expect(readFundamentals(asked(decided('I am done with this one.', { action: 'Sell' })))).toEqual([
      'This reading sees no figure of the business in this sale: say which one changed since you bought, or that none did.',
    ])
  })

  test('of another language it claims nothing', () => {
    expect(readFundamentals(asked('Die Wolke wird weiter wachsen und gewinnen.'))).toEqual([
      'Words for revenue, margin or debt are known to this reading in English only, and it sees no figure: does one stand there in words?',
    ])
  })
})
