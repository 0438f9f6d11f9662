import { describe, expect, test } from 'vitest'
import type { CritiqueRequest } from '../../critique.ts'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const position = { moved: '30', quantity: '30', averageCost: '100', cost: '3000.00', stopLoss: null, takeProfit: null }
const told = (thesis: string, facts: Partial<CritiqueRequest> = {}): string =>
  readBuiltIn(asked(decided(thesis, { price: '100' }), [], { position, ...facts }))
    .sentences.filter(({ kind }) => kind === 'falsifier-given' || kind === 'size-limited')
    .map(({ text }) => text)
    .join(' ')

describe('beside the words of a test stands what is particular to it', () => {
  test.each([
    ['If traffic turns negative for two quarters in a row, I sell.', /two/],
    ['If traffic turns negative in a quarter, I am out.', /One quarter is enough|no second quarter/],
    ['Occupancy 95%. I sell if occupancy falls under 91%.', /4 points/],
    ['If the founder leaves, I sell.', /makes you go|You leave by|stand together/],
    ['They have 2.7 million subscribers. Below 2.5 million at any report I am out.', /a fall of 7\.41%/],
  ])('%s', (thesis, says) => expect(told(thesis)).toMatch(says))

  test('and nothing that holds of every test', () => {
    for (const ticker of ['ACME', 'A', 'BRK.B', 'VOD', 'PUMP'])
      expect(told('If traffic turns negative for a quarter, I am out.', { ticker })).not.toMatch(
        /easy to write|hard to read|read that otherwise|before it could happen/,
      )
  })

  test('and “the 30-year” counts no years', () =>
    expect(told('If the 30-year goes above 5.60 and stays there for a month, I sell.')).not.toMatch(/enough|no reason/))

  test('of two conditions it is not said that one quarter is not enough', () =>
    expect(told('I sell if sales shrink in two quarters or the founder leaves.')).not.toMatch(/not enough|no reason/))

  test('what stands before a test is no part of it where that has its own figure', () => {
    const text = told('They have 2.7 million subscribers. Below 2.5 million at any report I am out.')
    expect(text).toMatch(
      /rom “They have 2\.7 million subscribers” to (?:your|reach your) line[:,] “Below 2\.5 million at any report I am out”/,
    )
  })
})

describe('a stop in words', () => {
  test.each([
    ['Out at −12%, no discussion.', ['$88.00', '$360.00']],
    ['Dull and steady. Stop 88.', ['12.00%', '$360.00']],
  ])('has its sum: %s', (thesis, sums) => {
    for (const sum of sums) expect(told(thesis)).toContain(sum)
  })

  test.each([
    ['next stop 160', 'In at 100, next stop 160.', {}],
    ['of an option', 'Out at −50%.', { option: { right: 'call', strike: '90', expiresOn: '2027-01-15' } as const }],
  ])('and no sum where it is none: %s', (_, thesis, facts) => expect(told(thesis, facts)).not.toMatch(/\$\d/))
})
