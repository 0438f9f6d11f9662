import { describe, expect, test } from 'vitest'
import type { CritiquedDecision, CritiqueRequest } from '../../critique.ts'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const buy = (thesis: string) => decided(thesis, { at: '2026-02-17T15:00:00.000Z', price: '92' })
const hold = (thesis: string, facts: Partial<CritiquedDecision> = {}) =>
  decided(thesis, { action: 'Hold', at: '2026-06-10T15:00:00.000Z', price: '88', confidence: 5, ...facts })
const isPraised = (
  thesis: string,
  wrote = 'Trucks sell.',
  between: readonly CritiquedDecision[] = [],
  facts: Partial<CritiqueRequest> = {},
) =>
  readBuiltIn(asked(hold(thesis), [buy(wrote), ...between], facts)).sentences.some(
    ({ kind }) => kind === 'confidence-lowered-on-bad-news',
  )

describe('a lower number', () => {
  test.each(['Orders missed by a mile. 5.', 'They missed their own target. I am less sure.', 'Truck sales fell 9%.'])(
    'is praised on news of the company: %s',
    (thesis) => expect(isPraised(thesis)).toBe(true),
  )
  test.each([
    'Missed my August date, was at the county show.',
    'I slept through the stop. Truck sales fell 9%.',
    'I forgot to sell when orders missed.',
    'Forgot about my own deadline, and orders were weak.',
    'I should have sold at the first miss. Orders missed again.',
  ])('and not on what its writer let pass: %s', (thesis) => expect(isPraised(thesis)).toBe(false))

  test('nor past a day on which it was to be left', () => {
    expect(isPraised('Truck sales fell 9%.', 'Trucks sell. I am out on March 31, 2026.')).toBe(false)
    expect(isPraised('Truck sales fell 9%.', 'Trucks sell. I am out on December 31, 2026.')).toBe(true)
  })

  test('nor after a test that came, and was not followed', () => {
    const wrote = 'If truck sales fall below 40,000 a month I sell.'
    const stayed = decided('Truck sales 36,000 in the month. I stay.', {
      action: 'Hold',
      at: '2026-04-10T15:00:00.000Z',
      price: '90',
    })
    expect(isPraised('Orders missed by a mile.', wrote, [stayed])).toBe(false)
    expect(isPraised('Orders missed by a mile.', wrote)).toBe(true)
  })
})
