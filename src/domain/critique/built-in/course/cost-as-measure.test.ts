import { describe, expect, test } from 'vitest'
import type { CritiquedDecision, CritiqueRequest } from '../../critique.ts'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const POSITION = {
  ...{ quantity: '10', averageCost: '24', cost: '240' },
  ...{ moved: null, stopLoss: null, takeProfit: null },
} as CritiqueRequest['position']
const said = (thesis: string, facts: Partial<CritiquedDecision>) =>
  readBuiltIn(
    asked(
      decided(thesis, { at: '2026-05-09T15:00:00.000Z', ...facts }),
      [decided('Shoes grow.', { at: '2026-01-09T15:00:00.000Z', price: '24' })],
      POSITION ? { position: POSITION } : {},
    ),
  ).sentences

describe('what was paid as a measure', () => {
  const held = (thesis: string) => said(thesis, { action: 'Hold', price: '13.10' }).map(({ kind }) => kind)
  const sold = (thesis: string, price = '24.05') => said(thesis, { action: 'Sell', price }).map(({ kind }) => kind)

  test.each(["24 is what they're worth.", "They're worth 24."])('of worth: %s', (thesis) =>
    expect(held(thesis)).toContain('anchoring-to-cost'),
  )
  test.each([
    "31 is what they're worth.",
    "My brother says 24 is what they're worth.",
    "24 is not what they're worth.",
  ])('and not: %s', (thesis) => expect(held(thesis)).not.toContain('anchoring-to-cost'))
  test('of a sale', () => {
    expect(said('There it is. Out at what I paid.', { action: 'Sell', price: '24.05' })[0]?.text).toBe(
      'You write “Out at what I paid”, and sell at $24.05: what you paid was $24.00, a price that the company does not know.',
    )
    expect(sold('Out at my entry.')).toContain('get-even')
  })
  test('and not of one at another price, or for another reason', () => {
    expect(sold('Out at what I paid.', '27')).not.toContain('get-even')
    expect(sold('Margins fell. Out.')).not.toContain('get-even')
  })
})

describe('a sale of no view', () => {
  test.each(['The boiler gave up. No view intended.', 'Half goes. Nothing to do with the thesis.'])('%s', (thesis) =>
    expect(said(thesis, { action: 'Sell Some', price: '20' }).map(({ kind }) => kind)).toContain('sale-for-need'),
  )
  test('and not a Hold', () =>
    expect(said('The fall has nothing to do with the thesis.', { action: 'Hold', price: '20' })[0]?.kind).not.toBe(
      'sale-for-need',
    ))
})
