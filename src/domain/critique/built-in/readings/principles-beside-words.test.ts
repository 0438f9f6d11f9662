import { describe, expect, test } from 'vitest'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const ofPrinciple = (principle: string, thesis: string, writtenAt?: string) =>
  readBuiltIn(
    asked(decided(thesis, { price: '27', ...(writtenAt && { writtenAt }) }), [], { principles: [principle] }),
  ).sentences.flatMap(({ kind, text }) => (kind === 'principle-broken' ? [text] : []))

describe('a principle against borrowed money, where the words say that it is borrowed', () => {
  test('is named before the borrowing itself, which is not told twice', () => {
    const principles = ['Never buy with borrowed money']
    const thesis = 'Chips grow 20%. I took out a loan of $5,000 for this.'
    const { sentences } = readBuiltIn(asked(decided(thesis, { price: '27' }), [], { principles }))
    expect(sentences[0]?.text).toContain('and your principle “Never buy with borrowed money” stands against this Buy.')
    expect(sentences.map(({ kind }) => kind)).not.toContain('borrowed-money')
  })

  test.each([
    ['No margin, ever.', 'Bought it on margin.'],
    ['No loans, no margin.', 'Bought it on margin.'],
    ["I don't buy on credit", 'I took out a loan of $5,000 for this.'],
  ])('%s', (principle, thesis) => expect(ofPrinciple(principle, thesis)).toHaveLength(1))

  test.each([
    ['margin is not what a brother lends', 'No margin.', 'My brother lent me $5,000 for this.'],
    ['a rule about companies', 'No companies with high debt', 'Bought it on margin.'],
    ['a rule with another word in it', 'Never borrowed money above 10%', 'Bought it on margin.'],
    ['it was paid off', 'Never with borrowed money', 'I took a loan years ago for the car and paid it off.'],
    ['nothing was borrowed', 'Never buy with borrowed money', 'No margin, no loan, cash only.'],
  ])('not where %s', (_, principle, thesis) => expect(ofPrinciple(principle, thesis)).toEqual([]))
})

describe('a principle against buying on the day of a report', () => {
  const NEVER = 'I never buy on the day of earnings'
  test.each([
    'Beat and raise this morning, I buy on the day of the report.',
    'They reported this morning, members up 34%.',
    'ACME reports tonight and I want to be there.',
    'Earnings are out today, better than feared.',
    'Results came in after the close, I bought at once.',
  ])('%s', (thesis) => expect(ofPrinciple(NEVER, thesis)).toHaveLength(1))

  test.each([
    'They report next week.',
    'Nike reported this morning, and this one follows.',
    'The results this morning were weak at Intel, good for ACME.',
    'Results this morning, so Nike is cheap.',
    'They reported last month, members up 34%.',
    'I do not buy on the day of earnings, so I waited.',
    'If they report tonight I am early.',
    'It rose 5% today.',
    'ACME beat, member growth 34%, raised guidance.',
  ])('not told of: %s', (thesis) => expect(ofPrinciple(NEVER, thesis)).toEqual([]))

  test.each([
    ['of a Monday', '2025-01-20', 1],
    ['of a Sunday', '2025-01-19', 0],
  ])('and of a report of tomorrow where the week is meant: %s', (_, day, times) => {
    const decision = decided('They report tomorrow evening.', { price: '27', at: `${day}T15:00:00.000Z` })
    const kindsBeside = (principle: string) =>
      readBuiltIn(asked(decision, [], { principles: [principle] })).sentences.map(({ kind }) => kind)
    const told = kindsBeside('Never buy in the week of a report.').filter((kind) => kind === 'principle-broken')
    expect(told).toHaveLength(times)
    expect(kindsBeside(NEVER)).not.toContain('principle-broken')
  })

  test('nor of an entry that was written down later', () =>
    expect(ofPrinciple(NEVER, 'They reported this morning.', '2026-05-09T14:30:00.000Z')).toEqual([]))

  test.each([
    'I never buy on the day of earnings unless it falls',
    'Buy on the day of earnings',
    'Never sell on earnings day',
  ])('nor beside %s', (principle) => expect(ofPrinciple(principle, 'They reported this morning.')).toEqual([]))
})
