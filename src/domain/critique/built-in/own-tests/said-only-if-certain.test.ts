import { expect, test } from 'vitest'
import type { CritiquedDecision } from '../../critique.ts'
import { critiqueBuiltIn, readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const bought = (thesis: string) => decided(thesis, { action: 'Buy', price: '100', at: '2026-01-12T15:00:00.000Z' })
const later = (thesis: string, facts: Partial<CritiquedDecision> = {}) =>
  decided(thesis, { action: 'Hold', price: '95', at: '2026-04-20T15:00:00.000Z', ...facts })
const kinds = (thesis: string, wrote: string, facts: Partial<CritiquedDecision> = {}) =>
  readBuiltIn(asked(later(thesis, facts), [bought(wrote)])).sentences.map(({ kind }) => kind)

const EITHER = 'If gross margin is under 41.5% or if China shrinks by more than 10%, I am out.'

test('words on two conditions of a test are set beside neither', () =>
  expect(kinds('China: minus 12. Margin, at the group, went its way. Out.', EITHER)).not.toContain('test-beside'))

test('a share that fell through its stop is no answer to a test of sell-through', () =>
  expect(kinds('Fell through 27 on the 12th.', 'Sold if US sell-through falls two quarters.')).not.toContain(
    'test-beside',
  ))

test('what its writer calls fine is set beside no test', () =>
  expect(kinds('Wholesale demand was fine.', 'I sell if wholesale demand is falling in Q4.')).not.toContain(
    'test-beside',
  ))

test('a purchase gets no comfort from a test of leaving, and a Hold is told of it', () => {
  const wrote = 'Wrong if term price < 80.'
  expect(kinds('Term price is at 92.', wrote, { action: 'Buy More' })).not.toContain('test-answered')
  expect(kinds('Term price is at 92.', wrote)).toContain('test-answered')
})

test('an entry is held to no reason against selling', () =>
  expect(
    critiqueBuiltIn(
      asked(later('Waiting.'), [bought('It is below where I got in so selling now would be the worst time.')]),
    ),
  ).not.toContain('worst time'))

test('a quarter is no day until which a test runs, and a day is', () => {
  const runs = (wrote: string) => critiqueBuiltIn(asked(bought(wrote)))
  expect(runs('Comparable sales have to be positive by Q2, else I am out.')).not.toMatch(/own test runs/)
  expect(runs('If the plant is not running by 30 June 2026, I am out.')).toMatch(/own test runs/)
})

test('an own price is told as passed only where no later entry names another', () => {
  const watched = (thesis: string, day: string) =>
    decided(thesis, { action: 'Watch', price: '196', at: `${day}T15:00:00.000Z` })
  const first = watched('I would pay 175.', '2026-02-05')
  const buy = decided('Bought.', { action: 'Buy', price: '179.50', at: '2026-08-20T15:00:00.000Z' })
  const told = (earlier: readonly CritiquedDecision[]) =>
    readBuiltIn(asked(buy, [...earlier])).sentences.map(({ kind }) => kind)
  expect(told([first])).toContain('own-price-raised')
  expect(told([first, watched('Margin is better, so 181 is where I stand.', '2026-07-30')])).not.toContain(
    'own-price-raised',
  )
})
