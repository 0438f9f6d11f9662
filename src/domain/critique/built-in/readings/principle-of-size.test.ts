import { describe, expect, test } from 'vitest'
import type { CritiquedDecision } from '../../critique.ts'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'
import { readPrinciples } from './read-principles.ts'

const LIMIT = 'No single stock above 5% of the portfolio'
const read = (thesis: string, principles: readonly string[] = [LIMIT], action: CritiquedDecision['action'] = 'Buy') =>
  readPrinciples(asked(decided(thesis, { action, price: '27' }), [], { principles }))
const kindOf = (...given: Parameters<typeof read>) => read(...given)[0]?.kind ?? null

describe('a share of everything above the limit of a principle is told with both quotations', () => {
  test.each([
    "I'm going with about 20% of the portfolio because conviction bets should be big.",
    "Clearly I've got a good eye for these, so I'm doubling, which makes it about 9% of the account.",
    'Position is 12% of the portfolio.',
    'ACME is now 8% of what I own, and I like it.',
    'Cheap. 7% of the account.',
    'Great margins. A 9% position, the largest I have.',
    'Weight 6.5%, chips grow.',
    'This brings it to 11% of my savings.',
    'Put in more than 5% of my money.',
    'I bet 15 percent of my portfolio on it.',
  ])('%s', (thesis) => expect(kindOf(thesis)).toBe('principle-broken'))

  test('before what is said of any large position, and without praise of its size', () => {
    const principles = ['No position over 5%']
    const thesis = 'I double, which makes it about 9% of the account. A 9% position.'
    const { sentences } = readBuiltIn(asked(decided(thesis, { price: '27' }), [], { principles }))
    expect(sentences[0]?.text).toBe(
      'You write “I double, which makes it about 9% of the account”, and your principle “No position over 5%” stands against this Buy.',
    )
    expect(sentences.map(({ kind }) => kind)).not.toContain('size-limited')
  })

  test.each(['I wanted a 10% position.', "I'm at 3% and going to 8% of the portfolio.", 'At most 9% of the account.'])(
    'nor is a size above it praised where it is not certain: %s',
    (thesis) => {
      const kindsBeside = (principles: readonly string[]) =>
        readBuiltIn(asked(decided(thesis, { price: '27' }), [], { principles })).sentences.map(({ kind }) => kind)
      expect(kindsBeside([])).toContain('size-limited')
      expect(kindsBeside([LIMIT])).not.toContain('size-limited')
    },
  )

  test('also where another principle is kept', () =>
    expect(kindOf('12% of the portfolio.', ['Never more than 20% in one company', LIMIT])).toBe('principle-broken'))
})

test.each([
  '4% position, GMV growth 25%.',
  'Position is 3% of the portfolio.',
  'I put 5% of the account in it.',
  'Max 4% of my money in this.',
  'Size: 2.5%.',
])('a share within it keeps the principle: %s', (thesis) => expect(kindOf(thesis)).toBe('principle-kept'))

describe('nothing is said of a share that is not for certain the size of the position', () => {
  test.each([
    'Tech is 40% of my portfolio, and this is not tech.',
    'I keep 30% of the portfolio in cash.',
    'I risk 1% of the account on it.',
    'At most 9% of the account.',
    'About 5.2% of the portfolio.',
    'Normally I buy 9% of the portfolio.',
    'It was 9% of the account before I sold.',
    'If it doubles it is 9% of the account.',
    'My friend has 20% of his account in it.',
    'They own 9% of the company.',
    'Cloud is 9% of sales and grows.',
    'It fell 12%.',
    'The two are 9% of the portfolio together.',
    'Not a 9% position.',
    'Sold MSFT, a 9% position, for this.',
  ])('%s', (thesis) => expect(kindOf(thesis)).toBe(null))

  test('what is added within the limit does not say how much there is', () => {
    expect(kindOf('I put 3% of the account in it.', [LIMIT], 'Buy More')).toBe(null)
    expect(kindOf('I put 8% of the account in it.', [LIMIT], 'Buy More')).toBe('principle-broken')
    expect(kindOf('That makes it 4% of the account.', [LIMIT], 'Buy More')).toBe('principle-kept')
  })

  test('a limit that one has to stay under is not kept at it', () =>
    expect(kindOf('Size: 5%.', ['Every position under 5%'])).toBe(null))
})

describe('which principles set a limit for one position', () => {
  test.each([
    'No position above 10% of what I own.',
    'Never more than five percent in one company.',
    'No more than 5% in one name',
    'Max position size 5%',
    'I cap every position at 5%',
    'Position size: at most 5% of the portfolio',
    'Every holding stays under 8%, whatever I feel.',
    '3. Maximum 5% per stock.',
    "I don't put more than 5% of my money in any single share",
  ])('%s', (principle) => expect(kindOf('20% of the portfolio.', [principle])).toBe('principle-broken'))

  test.each([
    'No position above 5% at cost',
    'No position above 5%, except in funds',
    'Sell when growth is below 5%',
    'Never risk more than 1% of the account on one trade',
    'No stock with a yield above 5%',
    'Never more than 30% in one sector',
    'At least 20% of the portfolio in cash',
    'No position above 5%, later 10%',
    'Never buy a stock that has risen more than 5%',
  ])('%s sets none', (principle) => expect(kindOf('40% of the portfolio.', [principle])).toBe(null))
})
