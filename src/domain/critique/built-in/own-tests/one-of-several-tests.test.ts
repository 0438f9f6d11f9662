import { expect, test } from 'vitest'
import type { CritiquedAlert, CritiquedDecision } from '../../critique.ts'
import { critiqueBuiltIn, readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const BUY_AT = '2026-01-22T15:00:00.000Z'
const bought = (thesis: string) => decided(thesis, { at: BUY_AT, price: '395' })
const later = (thesis: string, facts: Partial<CritiquedDecision> = {}) =>
  decided(thesis, { action: 'Hold', price: '351', at: '2026-05-14T15:00:00.000Z', ...facts })
const TWO =
  'Prescriptions under 180,000 a week for four weeks in succession: sell. The agency refuses the new drug: sell.'
const told = (thesis: string, wrote = TWO, facts: Partial<CritiquedDecision> = {}) =>
  critiqueBuiltIn(asked(later(thesis, facts), [bought(wrote)]))
const REFUSES = 'The agency refuses the new drug'
const UNDER = 'Prescriptions under 180,000'

test('of two tests a Hold is held to the one that it speaks of', () => {
  const text = told('Prescriptions 191k last week. Weather, then.')
  expect(text).toContain(UNDER)
  expect(text).not.toContain(REFUSES)
})

test('and of two to none that it does not speak of', () => {
  const text = told('I looked at it on the train and have nothing new.')
  expect(text).not.toContain(UNDER)
  expect(text).not.toContain(REFUSES)
})

test('one test alone is one that a Hold is held to', () =>
  expect(told('I looked at it on the train and have nothing new.', 'The agency refuses the new drug: sell.')).toContain(
    REFUSES,
  ))

test('a sale by figures of one size is set beside no test of another', () => {
  const sale = { action: 'Sell', price: '322' } as const
  expect(told('Weeks 25 to 28: 176, 172, 175, 171 thousand. Four. Sold thirty.', TWO, sale)).not.toContain(REFUSES)
  expect(told('The agency wrote: refused. Sold thirty.', TWO, sale)).not.toContain(UNDER)
})

const LINE = 'If LFL prints below 1% I am wrong.'
const reached: CritiquedAlert = {
  level: 'stop-loss',
  percent: null,
  levelPrice: '340',
  price: '339',
  at: '2026-05-13T20:00:00.000Z',
  setBy: { action: 'Buy', at: BUY_AT },
}
const sold = (thesis: string, alerts: readonly CritiquedAlert[]) =>
  critiqueBuiltIn(asked(later(thesis, { action: 'Sell', price: '338' }), [bought(LINE)], { alerts }))

test('a figure that is not out is no reading of a test', () => {
  const beside = (thesis: string) =>
    readBuiltIn(asked(later(thesis), [bought(LINE)])).sentences.some(({ kind }) => kind === 'test-beside')
  expect(beside("The LFL figure's not even out.")).toBe(false)
  expect(beside('LFL comes next week and I wait.')).toBe(false)
  expect(beside('LFL was soft, they say, by the weather.')).toBe(false)
  expect(beside('LFL was soft in the quarter.')).toBe(true)
})

test('no test joins a sale by a stop', () => {
  expect(sold('LFL was soft. My line. Out.', [reached])).not.toContain('LFL prints below')
  expect(sold('LFL was soft. My line. Out.', [])).toContain('LFL prints below')
})

test('a sale for another need is held to no test that it does not speak of', () => {
  const sale = { action: 'Sell', price: '420' } as const
  expect(told('Sold because we need the cash for the house.', 'If churn is above 3% I sell.', sale)).not.toContain(
    'churn',
  )
})

test('what was written is quoted once where its day has come', () =>
  expect(
    told('It runs so well that I stay.', 'If rates rise I leave, and on March 30 I leave regardless.', {
      confidence: 7,
    }).split('If rates rise'),
  ).toHaveLength(2))
