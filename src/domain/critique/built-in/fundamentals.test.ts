import { describe, expect, test } from 'vitest'
import { TOPICS } from './figure-topics.ts'
import { readFundamentals } from './fundamentals.ts'
import { asked, decided } from './request.fixture.ts'

describe('a figure of the company', () => {
  test('is quoted with what to check about it, and the horizon beside it', () => {
    expect(readFundamentals(asked('The operating margin should reach 20% by 2028.'))).toEqual([
      'Hold the thesis to “The operating margin should reach 20% by 2028”: say which margin it is, what it was in the last two years, and what has to happen for it to hold.',
      'If “by 2028” is when this will be judged, write beside it what you will read then, and what you expect to find.',
    ])
  })

  test('that measures nothing known is asked for its source', () => {
    expect(readFundamentals(asked('About 40% of it is theirs.'))[0]).toBe(
      'For the number in “About 40% of it is theirs”, see that it says whose figure it is, of which period, and where it can be read.',
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
      'The words “Very strong growth” name a measure: how much, since when, and how much of it is expected by everyone?',
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
      'Beside “The backlog is full”, which speaks of revenue, write the rate now, the rate you expect, and the quarter that settles it.',
    ],
    [
      'They pay down debt.',
      'You write “They pay down debt”; for debt, write how much is owed, when it falls due, and from which cash it is to be paid.',
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
      'Which single number of ACME would you look up first, and what do you expect it to be?',
      'Add a day on which you will read this again, with what you expect to see by then.',
    ])
  })

  test('a price is no figure of the company', () => {
    expect(readFundamentals(asked('It was at $90 and will be there again.'))[0]).toBe(
      'You write “It was at $90”: is that measured on the price or on the business, and which report would show it?',
    )
  })

  test('a sale is asked what changed, and owes no date', () => {
    expect(readFundamentals(asked(decided('I am done with this one.', { action: 'Sell' })))).toEqual([
      'Write down the one number of ACME that would have made you stay.',
    ])
  })

  test('of another language it claims nothing', () => {
    expect(readFundamentals(asked('Die Wolke wird weiter wachsen und gewinnen.'))).toEqual([
      'Words for revenue, margin or debt are known to this reading in English only: does a figure stand in it, and of what?',
    ])
  })
})
