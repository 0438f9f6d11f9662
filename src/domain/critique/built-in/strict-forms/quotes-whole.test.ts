import { describe, expect, test } from 'vitest'
import { quotationAround } from '../basis/quotation.ts'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'
import { endsInLabel, quotesWhole } from './quotes-whole.ts'

describe('a quotation', () => {
  test.each([
    ['My doubt is the old plant, which nobody will need in 2045.', 'which nobody will need in 2045'],
    ['Which is gambling.', 'Which is gambling'],
    ['Wrong if margin is under 20% (i.e. not because of the storm).', 'not because of the storm'],
    ['Wrong if margin is under 20% (that is, not because of the storm).', 'not because of the storm'],
  ])('that needs what stands before it is none: %s', (thesis, words) =>
    expect(quotesWhole(`“${words}”`, thesis)).toBe(false),
  )

  test.each([
    ['Who sells at 11x?', 'Who sells at 11x'],
    ['The plant runs (since May) at full load.', 'since May'],
    ['Orders grew 12%, that much I know.', 'that much I know'],
  ])('is whole without it: %s', (thesis, words) => expect(quotesWhole(`“${words}”`, thesis)).toBe(true))

  test.each([
    ['What speaks against: the debt.', 'What speaks against', true],
    ['Wish list before I spend a euro: growth of 20%.', 'Wish list before I spend a euro', true],
    ['I bought ten of them: the queue was long.', 'I bought ten of them', false],
  ])('may end in a label: %s', (thesis, words, isLabel) => expect(endsInLabel(`“${words}”`, thesis)).toBe(isLabel))

  test('has the noun of a relative clause', () => {
    const thesis = 'Profit is up 9%, which worries me.'
    const from = thesis.indexOf('worries')
    expect(quotationAround(thesis, { from, to: from + 7 })).toBe('“Profit is up 9%, which worries me”')
  })

  test('of a label has what it leads to', () => {
    const thesis = 'Net cash. What speaks against: the motors, where another is better, and a strong yen. Margin 11%.'
    const from = thesis.indexOf('speaks')
    expect(quotationAround(thesis, { from, to: from + 6 })).toBe(
      '“What speaks against: the motors, where another is better, and a strong yen”',
    )
  })
})

const told = (thesis: string, action: 'Buy' | 'Watch' = 'Buy') =>
  readBuiltIn(asked(decided(thesis, { action, price: '100' })))
    .sentences.map(({ text }) => text)
    .join(' ')

test('a gloss in brackets is no second test', () => {
  const said = told('Refutation: combined ratio over 97 in a year with few storms (i.e. not explained by hurricanes).')
  expect(said).toContain(
    '“Refutation: combined ratio over 97 in a year with few storms (i.e. not explained by hurricanes)”',
  )
  expect(said.split('hurricanes')).toHaveLength(2)
})

test('terms under a label are quoted with it', () =>
  expect(
    told('Wish list before I spend a euro: (i) growth of at least 20%, (ii) a price starting with a 12.', 'Watch'),
  ).toContain('“Wish list before I spend a euro: (i) growth of at least 20%, (ii) a price starting with a 12”'))

test('what stands under a doubt is no expectation', () =>
  expect(told('My doubt is the oil part, a third of the tanks, which nobody will need in 2045.')).not.toContain(
    'nobody will need in 2045',
  ))
